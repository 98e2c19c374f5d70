import type { AccountRequest, TransferHandle, TransferQuote } from '@latchkey/core'
import { invalidRequest } from '@latchkey/protocol'
import { sendPlan } from '../transaction/sendPlan'
import { readHeight } from './readHeight'
import type { TransferPlan } from './TransferPlan'

/** How many blocks the chain remembers a block for. */
const memory = 150n

/** [SND-1] Has the wallet send what was quoted. Keeps the height after which no block can contain it. @throws userRejected, walletMalformed, blockhashExpired, sendUnconfirmed, rpcTransactionRejected, invalidRequest */
export async function send({
  quote,
  ...account
}: AccountRequest & { readonly quote: TransferQuote }): Promise<TransferHandle> {
  if (quote.shortage) throw invalidRequest({ reason: 'the account has too little' })
  // Only `quote` makes plans of this family.
  const { id, lastValidBlockHeight } = await sendPlan(account, quote.plan as TransferPlan)
  const lastValid = await latestEnd(account, lastValidBlockHeight)
  return { id, details: { lastValid: `${lastValid}` } }
}

/** A wallet may have put a newer block into the transaction, so it counts from now. */
async function latestEnd({ network }: AccountRequest, known: bigint): Promise<bigint> {
  try {
    const end = (await readHeight(network, 'processed')) + memory
    return end > known ? end : known
  } catch {
    // The transaction is sent all the same.
    return known + memory
  }
}
