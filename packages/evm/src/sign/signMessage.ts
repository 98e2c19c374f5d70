import type { Connector } from '@latchkey/core'
import { isSignedMessage, walletMalformed } from '@latchkey/protocol'
import { askWallet } from '../wallet/askWallet'

/** The UTF-8 bytes of a text, so a text that looks like hexadecimal isn't mistaken for bytes. */
function toHexText(text: string): string {
  const bytes = new TextEncoder().encode(text)
  return `0x${Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')}`
}

/** [EVM-2] Has the wallet sign a text (EIP-191). @throws userRejected, walletMalformed */
export async function signMessage(request: {
  readonly connector: Connector
  readonly address: string
  readonly message: string
}): Promise<string> {
  const method = 'personal_sign'
  const answer = await askWallet(request.connector, method, [toHexText(request.message), request.address])
  if (!isSignedMessage(answer)) throw walletMalformed({ what: method })
  return answer
}
