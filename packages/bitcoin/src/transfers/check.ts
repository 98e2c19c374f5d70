import type { CheckRequest, TransferHandle, TransferStatus } from '@latchkey/core'
import { readSpender, readTransaction, type SeenTransaction } from '../read/readTransaction'

const isCoin = (text: string) => /^[\da-f]{64}:\d{1,10}$/.test(text)
const mostKept = 100

/** Looks once where a payment is: mined, on its way, or replaced by another one that spends its coins. @throws requestTimeout, httpStatus, networkFailure, malformedAnswer */
export async function check({ network, address, handle }: CheckRequest): Promise<TransferStatus> {
  const found = await readTransaction(network, handle.id)
  const kept = (handle.details.coins ?? '').split(',').filter(isCoin)
  if (found?.isConfirmed) {
    // A wallet may have answered with the id of something else.
    const isKnown = handle.details.to !== undefined
    const how = isKnown ? howOf(found, address, handle) : 'speed-up'
    return how === 'speed-up'
      ? { state: 'mined', fee: found.fee }
      : { state: 'replaced', how, by: handle.id, succeeded: true }
  }
  if (found) {
    // A wallet that paid by itself didn't say which coins it took.
    const coins = found.coins.slice(0, mostKept).join()
    const learnt: TransferHandle = {
      ...handle,
      details: { ...handle.details, ...paymentOf(found, address, handle), coins },
    }
    return { state: 'pending', isSeen: true, ...(kept.length === 0 ? { handle: learnt } : {}) }
  }
  for (const coin of kept) {
    const by = await readSpender(network, coin)
    // The explorer may have heard of ours between the two questions.
    if (by === null || by === handle.id) continue
    const other = await readTransaction(network, by)
    // Until a block has it, ours may still win; it isn't forgotten meanwhile.
    if (!other?.isConfirmed) return { state: 'pending', isSeen: true }
    return { state: 'replaced', how: howOf(other, address, handle), by, succeeded: true }
  }
  return { state: 'pending', isSeen: false }
}

/** What a payment that is known by its id only pays, to tell a speed-up from something else later. */
function paymentOf(
  { payments }: SeenTransaction,
  address: string,
  { details }: TransferHandle,
): TransferHandle['details'] {
  const paid = details.to === undefined ? payments.find(({ to }) => to !== address) : undefined
  return paid?.to ? { to: paid.to, amount: `${paid.amount}` } : {}
}

/** Wallets cancel by paying everything to oneself, and speed up by paying the same for a higher fee. */
function howOf(
  { payments }: SeenTransaction,
  address: string,
  { details }: TransferHandle,
): 'speed-up' | 'cancel' | 'other' {
  const { to, amount, all } = details
  const isSame = payments.some((one) => one.to === to && `${one.amount}` === amount)
  // Of everything, less arrives when the fee is higher.
  if (isSame || (all && payments.every((one) => one.to === to))) return 'speed-up'
  return payments.every((one) => one.to === address) ? 'cancel' : 'other'
}
