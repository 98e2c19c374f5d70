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

/** Solana wallets throw errors without a number; these are words that they have for a no beside the usual ones. */
const refusal =
  /^(the )?(request|transaction|approval) (was )?(rejected|denied|declined)|transaction (cancell?ed|rejected)|plugin closed/i

/** The Solana app of a Ledger signs transactions, and in most of its versions no messages (its status 0x6a81, 0x6d00). */
const ledger = /ledger|hardware wallet/i
const inability =
  /not (yet )?(supported|support|implemented|possible)|unsupported|can ?not sign|can't sign|0x6a81|0x6d00/i

/** What a node said of a transaction, passed on by the wallet with the node's number, which means "busy" of a wallet. */
const notTaken = /simulation failed|preflight failure/i

function isInability({ text = '' }: ErrorPart): boolean {
  return ledger.test(text) && inability.test(text)
}

/** The kind of what a Solana wallet threw; the thrown thing stays its cause. */
export function fromWalletError(thrown: unknown, { name, type }: Connector, what: string): LatchkeyError {
  const made = { cause: thrown }
  return readWalletError(thrown, name, {
    refusal,
    ...(type === 'WALLET_CONNECT' ? { kinds: pairingRejections } : {}),
    read(parts, isTold) {
      if (!isTold && parts.some(isInability)) return notSupportedByWallet({ what }, made)
      const trouble = fromBlockhashTrouble(parts, thrown)
      if (trouble) return trouble
      return parts.some(({ text = '' }) => notTaken.test(text)) ? rpcTransactionRejected({}, made) : undefined
    },
  })
}
