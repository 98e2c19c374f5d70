import { setTimeout as wait } from 'node:timers/promises'
import { type Address, type Hex, numberToHex } from 'viem'
import { nodeFailed } from '../errors'
import { sendBatch } from './sendBatch'

/** A transaction of a seed. */
export type SeedCall = { readonly to?: Address; readonly data: Hex; readonly value?: bigint }

/** Where and for what a seed sends its transactions. */
export type SeedSender = {
  readonly url: string
  readonly from: Address
  /** The nonce of the first transaction. */
  readonly nonce?: number
  /** The name of the seed, for errors. */
  readonly seed: string
}

/**
 * Sends transactions and waits until all are mined. Nonces are assigned here, because a node may process a batch in any
 * order. @throws nodeFailed
 */
export async function carryOut(
  { url, from, nonce: first = 0, seed }: SeedSender,
  calls: readonly SeedCall[],
): Promise<void> {
  const gas = numberToHex(6_000_000)
  const transactions = calls.map(({ value = 0n, ...call }, place) => {
    return { ...call, value: numberToHex(value), from, gas, nonce: numberToHex(first + place) }
  })
  const send = (some: readonly object[]) =>
    sendBatch(
      url,
      some.map((transaction) => ({ method: 'eth_sendTransaction', params: [transaction] })),
    )
  const hashes = await send(transactions)
  const read = () =>
    sendBatch(
      url,
      hashes.map((hash) => ({ method: 'eth_getTransactionReceipt', params: [hash] })),
    )
  let receipts = await read()
  for (let tries = 1; receipts.includes(null) && tries <= 50; tries++) {
    // Rarely, a node keeps one for good that arrived while it mined the one before.
    if (tries % 10 === 0) {
      const left = hashes.findIndex((_, place) => receipts[place] === null)
      await sendBatch(
        url,
        hashes.slice(left).map((hash) => ({ method: 'anvil_dropTransaction', params: [hash] })),
      )
      hashes.splice(left, hashes.length, ...(await send(transactions.slice(left))))
    }
    // The node mines on a timer that the seed doesn't wait for, or it is busy.
    await sendBatch(url, [{ method: 'evm_mine', params: [] }])
    await wait(tries * 10)
    receipts = await read()
  }
  const failed = receipts.findIndex((receipt) => Object(receipt).status !== '0x1')
  if (failed < 0) return
  const what = receipts[failed] === null ? "wasn't mined" : 'failed'
  throw nodeFailed({ url, method: seed, message: `transaction ${failed} ${what}` })
}
