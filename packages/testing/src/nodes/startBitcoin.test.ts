import { randomBytes } from 'node:crypto'
import { bech32 } from '@scure/base'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createBitcoinWallet } from '../bitcoin/createBitcoinWallet'
import { bitcoindFailed } from '../errors'
import type { BitcoinNode } from './BitcoinNode'
import { findBitcoind } from './findBitcoind'
import { startBitcoind } from './startBitcoind'
import { startMemoryBitcoin } from './startMemoryBitcoin'

const program = findBitcoind()
if (!program) process.stdout.write("Bitcoin: bitcoind isn't installed (npm run bitcoind)\n")

const chains = [
  ['in memory', () => startMemoryBitcoin({ mines: false })] as const,
  ...(program ? [['of bitcoind', () => startBitcoind(program, { mines: false })] as const] : []),
]

const receiver = 'bcrt1q6rhpng9evdsfnn833a4f4vej0asu6dk5srld6x'
/** Nobody has its key, and no other test its history. */
const newAddress = () => bech32.encode('bcrt', [0, ...bech32.toWords(randomBytes(20))])
const txidShape = /^[0-9a-f]{64}$/

describe.each(chains)('the Esplora of a chain %s', (_, start) => {
  let node: BitcoinNode
  const ask = async (path: string, init?: RequestInit) => {
    const response = await fetch(`${node.url}${path}`, init)
    const text = await response.text()
    const isJson = response.headers.get('content-type') === 'application/json'
    return { status: response.status, body: isJson ? JSON.parse(text) : text }
  }
  const address = () => {
    const [first = ''] = createBitcoinWallet({ networkId: node.networkId }).addresses
    return first
  }
  const pay = async (satoshi: number): Promise<string> => {
    const wallet = createBitcoinWallet({
      form: 'unisat',
      networkId: node.networkId,
      nodes: { [node.networkId]: node.url },
      authorised: true,
    })
    return Object(wallet.provider).sendBitcoin(receiver, satoshi)
  }
  beforeAll(async () => {
    node = await start()
    await node.fund(address(), 1_000_000)
  }, 60_000)
  afterAll(() => node?.stop())

  it('answers simultaneous callers alike', async () => {
    const all = await Promise.all([1, 2, 3, 4].map(() => ask(`/address/${address()}/txs`)))
    for (const { body } of all) expect(body).toHaveLength(1)
  })

  it('returns what an address received as coins, sums and transactions', async () => {
    const { body: coins } = await ask(`/address/${address()}/utxo`)
    expect(coins).toEqual([
      {
        txid: expect.stringMatching(txidShape),
        vout: expect.any(Number),
        value: 1_000_000,
        status: {
          confirmed: true,
          block_height: Number((await ask('/blocks/tip/height')).body),
          block_hash: expect.stringMatching(txidShape),
          block_time: expect.any(Number),
        },
      },
    ])
    const none = {
      funded_txo_count: 0,
      funded_txo_sum: 0,
      spent_txo_count: 0,
      spent_txo_sum: 0,
      tx_count: 0,
    }
    expect((await ask(`/address/${address()}`)).body).toEqual({
      address: address(),
      chain_stats: { ...none, funded_txo_count: 1, funded_txo_sum: 1_000_000, tx_count: 1 },
      mempool_stats: none,
    })
    const { body: transaction } = await ask(`/tx/${coins[0].txid}`)
    expect((await ask(`/address/${address()}/txs`)).body).toEqual([transaction])
    expect((await ask(`/tx/${coins[0].txid}/status`)).body).toEqual(transaction.status)
    expect(transaction.vout[coins[0].vout]).toMatchObject({
      scriptpubkey_address: address(),
      scriptpubkey_type: 'v0_p2wpkh',
      value: 1_000_000,
    })
  })

  it('returns a payment as pending, then as confirmed, with its inputs and fee', async () => {
    const txid = await pay(250_000)
    const { body: waiting } = await ask(`/tx/${txid}`)
    expect(waiting.status).toEqual({ confirmed: false })
    expect(waiting.vin).toMatchObject([
      { is_coinbase: false, prevout: { scriptpubkey_address: address(), value: 1_000_000 } },
    ])
    const paid: number = waiting.vout.reduce((sum: number, { value }: { value: number }) => sum + value, 0)
    expect(waiting.fee).toBe(1_000_000 - paid)
    expect(waiting.weight).toBeLessThan(waiting.size * 4)
    const { body: before } = await ask(`/address/${address()}`)
    expect(before.chain_stats.spent_txo_sum).toBe(0)
    expect(before.mempool_stats).toMatchObject({ spent_txo_sum: 1_000_000, tx_count: 1 })
    expect(await node.transaction(txid)).toBeNull()

    await node.mine()
    const { body: after } = await ask(`/address/${address()}`)
    expect(after.mempool_stats.tx_count).toBe(0)
    const { funded_txo_sum: got, spent_txo_sum: gave } = after.chain_stats
    expect(BigInt(got - gave)).toBe(await node.balanceOf(address()))
    expect(await node.balanceOf(receiver)).toBe(250_000n)
    expect((await ask(`/tx/${txid}`)).body.status.confirmed).toBe(true)
  })

  it('returns the newest first, twenty-five at a time, and continues after the last one seen', async () => {
    const owner = newAddress()
    for (let count = 0; count < 31; count += 1) await node.fund(owner, 10_000 + count)
    const { body: first } = await ask(`/address/${owner}/txs`)
    expect(first).toHaveLength(25)
    const heights = first.map((one: { status: { block_height: number } }) => one.status.block_height)
    expect(heights).toEqual([...heights].sort((one, other) => other - one))
    const { body: next } = await ask(`/address/${owner}/txs/chain/${first.at(-1).txid}`)
    expect(next).toHaveLength(6)
    const ids = [...first, ...next].map(({ txid }) => txid)
    expect(new Set(ids).size).toBe(31)
    expect((await ask(`/address/${owner}/txs/chain`)).body).toEqual(first)
    expect((await ask(`/address/${owner}/txs/chain/${next.at(-1).txid}`)).body).toEqual([])
    expect((await ask(`/address/${owner}/txs/chain/${'0'.repeat(64)}`)).body).toEqual([])
  })

  it('reports an invalid request or transaction, and keeps running', async () => {
    const mainnet = 'bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq'
    expect((await ask(`/address/${mainnet}`)).status).toBe(400)
    expect((await ask('/address/nobody/utxo')).status).toBe(400)
    expect((await ask(`/tx/${'0'.repeat(64)}`)).status).toBe(404)
    expect((await ask('/nothing')).status).toBe(404)
    expect((await ask('/tx', { method: 'POST', body: 'rubbish' })).status).toBe(400)
    expect((await ask('/fee-estimates')).body).toEqual({})
    const txid = await pay(10_000)
    await expect(pay(10_000_000)).rejects.toBeDefined()
    expect((await ask(`/tx/${txid}`)).status).toBe(200)
  })
})

it('reports that bitcoind can’t start, and leaves nothing behind', async () => {
  const broken = {
    command: process.execPath,
    args: ['-e', 'console.error("no room"); process.exit(3)', '--'],
  }
  await expect(startBitcoind(broken)).rejects.toSatisfy(bitcoindFailed.is)
  await expect(startBitcoind(broken)).rejects.toThrow('no room')
  const missing = { command: '/nowhere/bitcoind', args: [] }
  await expect(startBitcoind(missing)).rejects.toThrow("the program can't be run")
})
