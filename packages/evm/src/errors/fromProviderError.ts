import type { Connector } from '@latchkey/core'
import { type LatchkeyError, readWalletError } from '@latchkey/protocol'

/** The kind of what an EVM wallet threw; the thrown thing stays its cause. */
export function fromProviderError(thrown: unknown, { name }: Connector): LatchkeyError {
  return readWalletError(thrown, name)
}
