import type { Connector } from '@latchkey/core'
import { signBytes } from './signBytes'

/** [SOL-1] Has the wallet sign a text, as its UTF-8 bytes; the signature is in base58. @throws userRejected, notSupportedByWallet, walletMalformed */
export function signMessage({
  message,
  ...request
}: {
  readonly connector: Connector
  readonly address: string
  readonly message: string
}): Promise<string> {
  return signBytes({ ...request, message: new TextEncoder().encode(message) })
}
