import type { Connector } from '@latchkey/core'
import {
  type ErrorPart,
  type LatchkeyError,
  notSupportedByWallet,
  pairingRejections,
  readWalletError,
  rpcTransactionRejected,
} from '@latchkey/protocol'
import { fromBlockhashTrouble } from './fromBlockhashTrouble'
import { isRefusedByNode } from './isRefusedByNode'

/** Solana wallets throw errors without a code; these phrases also mean that the visitor declined. */
const refusal =
  /^(the )?(request|transaction|approval) (was )?(rejected|denied|declined)|transaction (cancell?ed|rejected)|plugin closed/i

/** The Solana app of a Ledger signs transactions, but most versions sign no messages (status 0x6a81, 0x6d00). */
const ledger = /ledger|hardware wallet/i
const inability =
  /not (yet )?(supported|support|implemented|possible)|unsupported|can ?not sign|can't sign|0x6a81|0x6d00/i

function isInability({ text = '' }: ErrorPart): boolean {
  return ledger.test(text) && inability.test(text)
}

/** Turns what a Solana wallet threw into an error kind, with the original as its cause. */
export function fromWalletError(thrown: unknown, { name, type }: Connector, what: string): LatchkeyError {
  const made = { cause: thrown }
  return readWalletError(thrown, name, {
    refusal,
    ...(type === 'WALLET_CONNECT' ? { kinds: pairingRejections } : {}),
    read(parts, isTold) {
      if (!isTold && parts.some(isInability)) return notSupportedByWallet({ what }, made)
      const trouble = fromBlockhashTrouble(parts, thrown)
      if (trouble) return trouble
      // With the node's code, which would mean "busy" from a wallet.
      return parts.some(isRefusedByNode) ? rpcTransactionRejected({}, made) : undefined
    },
  })
}
