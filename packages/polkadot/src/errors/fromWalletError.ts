import type { Connector } from '@latchkey/core'
import {
  type LatchkeyError,
  pairingRejections,
  providerUnauthorized,
  readWalletError,
  walletBusy,
} from '@latchkey/protocol'

/** Extensions throw plain errors with a text: `Cancelled` for signing, `Rejected` for access. */
const refusal = /^(cancell?ed|rejected|declined)\b/i
const pending = /pending authorization request/i
const blocked = /not allowed to interact|has not been enabled|not (been )?authorized/i

/** Turns what a Polkadot wallet threw into an error kind, with the original as its cause. */
export function fromWalletError(thrown: unknown, { name }: Connector): LatchkeyError {
  const made = { cause: thrown }
  return readWalletError(thrown, name, {
    refusal,
    kinds: pairingRejections,
    read(parts, isTold) {
      const says = (words: RegExp) => !isTold && parts.some(({ text = '' }) => words.test(text))
      if (says(pending)) return walletBusy({}, made)
      return says(blocked) ? providerUnauthorized({}, made) : undefined
    },
  })
}
