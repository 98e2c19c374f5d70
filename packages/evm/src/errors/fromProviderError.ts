import type { Connector } from '@latchkey/core'
import { type LatchkeyError, readWalletError } from '@latchkey/protocol'

/** Turns what an EVM wallet threw into an error kind, with the original as its cause. */
export function fromProviderError(thrown: unknown, { name }: Connector): LatchkeyError {
  return readWalletError(thrown, name)
}
