import * as v from 'valibot'
import type { BitcoinLedger } from './BitcoinLedger'
import type { BitcoindRpc } from './createBitcoindRpc'
import type { EsploraTransaction } from './EsploraTransaction'
import { readBitcoindTransaction } from './readBitcoindTransaction'

const blockSchema = v.object({
  hash: v.string(),
  height: v.number(),
  time: v.number(),
  previousblockhash: v.optional(v.string()),
  tx: v.array(v.unknown()),
})

type Block = { readonly height: number; readonly transactions: readonly EsploraTransaction[] }

/** Adds pending transactions. bitcoind doesn't say what they spend, but the earlier ones do. */
function withSpent(
  settled: readonly EsploraTransaction[],
  waiting: readonly EsploraTransaction[],
): readonly EsploraTransaction[] {
  const all = [...settled, ...waiting]
  const sum = (values: readonly number[]) => values.reduce((one, other) => one + other, 0)
  const complete = waiting.map((one) => {
    const vin = one.vin.map((input) => ({
      ...input,
      prevout: all.find(({ txid }) => txid === input.txid)?.vout[input.vout] ?? null,
    }))
    const spent = sum(vin.map(({ prevout }) => prevout?.value ?? 0))
    return { ...one, vin, fee: spent - sum(one.vout.map(({ value }) => value)) }
  })
  return [...settled, ...complete]
}

type Read = Block & { readonly previous: string | undefined }

async function readBlock(rpc: BitcoindRpc, hash: string): Promise<Read> {
  const block = v.parse(blockSchema, await rpc('getblock', [hash, 3]))
  const status = {
    confirmed: true,
    block_height: block.height,
    block_hash: block.hash,
    block_time: block.time,
  } as const
  const transactions = block.tx.map((one) => readBitcoindTransaction(one, status))
  return { height: block.height, transactions, previous: block.previousblockhash }
}

async function readWaiting(rpc: BitcoindRpc): Promise<readonly EsploraTransaction[]> {
  const ids = v.parse(v.array(v.string()), await rpc('getrawmempool'))
  return Promise.all(
    ids.map(async (id) =>
      readBitcoindTransaction(await rpc('getrawtransaction', [id, 2]), { confirmed: false }),
    ),
  )
}

/** Reads everything that happened from bitcoind, which has no list by address. What was read once is kept. */
export function createBitcoindLedger(rpc: BitcoindRpc): () => Promise<BitcoinLedger> {
  const known = new Map<string, Block>()
  const read = async (): Promise<BitcoinLedger> => {
    const fresh = new Map<string, Block>()
    let hash: string | undefined = String(await rpc('getbestblockhash'))
    while (hash && !known.has(hash)) {
      const block: Read = await readBlock(rpc, hash)
      fresh.set(hash, block)
      hash = block.previous
    }
    // Only now: an interrupted walk must not leave a block without its predecessors.
    for (const [one, block] of fresh) known.set(one, block)
    const blocks = [...known.values()].sort((one, other) => one.height - other.height)
    const settled = blocks.flatMap(({ transactions }) => transactions)
    return {
      height: blocks.at(-1)?.height ?? 0,
      transactions: withSpent(settled, await readWaiting(rpc)),
    }
  }
  let last: Promise<unknown> = Promise.resolve()
  return () => {
    // In sequence, whether the previous read succeeded or not.
    const next = last.then(read, read)
    last = next
    return next
  }
}
