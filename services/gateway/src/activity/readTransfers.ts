import type { ChainLog, ChainReceipt, ChainTransaction } from './chainData'
import type { Transfer } from './Transfer'
import { topics } from './topics'

/** Anybody may write a log with thousands of movements; ignore more than this in one log. */
const mostOfOneLog = 100

/** Returns all movements of a transaction in order; none if it failed. */
export function readTransfers(transaction: ChainTransaction, receipt: ChainReceipt): Transfer[] {
  if (receipt.status === 0) return []
  const { from, to, value } = transaction
  const recipient = to ?? receipt.contractAddress
  const native: Transfer[] =
    value > 0n && recipient ? [{ token: null, from, to: recipient, amount: `${value}` }] : []
  return [...native, ...receipt.logs.flatMap(readLog)]
}

/** A log that breaks its standard isn't a movement. */
function readLog({ address: token, topics: [kind, ...indexed], data }: ChainLog): Transfer[] {
  const words = splitWords(data)
  if (kind === topics.transfer) {
    const [from, to, id] = indexed
    const [amount] = words
    if (!from || !to) return []
    const ends = { token, from: toAddress(from), to: toAddress(to) }
    if (id) return [{ ...ends, amount: '1', id: `${BigInt(id)}` }]
    return amount === undefined ? [] : [{ ...ends, amount: `${amount}` }]
  }
  const [, from, to] = indexed
  if (!from || !to) return []
  const ends = { token, from: toAddress(from), to: toAddress(to) }
  if (kind === topics.transferSingle) {
    const [id, amount] = words
    return id === undefined || amount === undefined ? [] : [{ ...ends, id: `${id}`, amount: `${amount}` }]
  }
  if (kind === topics.transferBatch) {
    const ids = readList(words, 0)
    const amounts = readList(words, 1)
    return ids.flatMap((id, index) => {
      const amount = amounts[index]
      return amount === undefined ? [] : [{ ...ends, id: `${id}`, amount: `${amount}` }]
    })
  }
  return []
}

/** Reads a list whose offset is the word at `at`. */
function readList(words: readonly bigint[], at: number): bigint[] {
  const start = Number((words[at] ?? 0n) / 32n)
  const length = words[start]
  if (start === 0 || length === undefined) return []
  return words.slice(start + 1, start + 1 + Math.min(Number(length), mostOfOneLog))
}

function splitWords(data: string): bigint[] {
  const words = data.slice(2, 2 + 64 * (2 * mostOfOneLog + 4)).match(/.{64}/g) ?? []
  return words.map((word) => BigInt(`0x${word}`))
}

function toAddress(topic: string): string {
  return `0x${topic.slice(-40)}`
}
