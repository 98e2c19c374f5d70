import { getHistory } from '@latchkey/protocol'
import { type BitcoinNode, startBitcoin } from '@latchkey/testing/node'
import { hex } from '@scure/base'
import { NETWORK, p2wpkh, Transaction } from '@scure/btc-signer'
import { pubECDSA, randomPrivateKeyBytes } from '@scure/btc-signer/utils.js'
import { parse } from 'valibot'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { localSettings } from './config/localSettings'
import { setUpGateway } from './testing/setUpGateway'

const regtest = { ...NETWORK, bech32: 'bcrt', pubKeyHash: 0x6f, scriptHash: 0xc4, wif: 0xef }
const createKey = () => {
  const key = randomPrivateKeyBytes()
  const payment = p2wpkh(pubECDSA(key), regtest)
  return { key, payment, address: `${payment.address}` }
}
type Key = ReturnType<typeof createKey>
const [alice, bob, carol] = [createKey(), createKey(), createKey()]
const settings: Record<string, string> = {}
let node: BitcoinNode
beforeAll(async () => {
  // Sent transactions stay in the mempool until we mine a block.
  node = await startBitcoin({ mines: false })
  const chain = { id: node.networkId, name: 'Regtest', rpc: [node.url], testnet: false }
  Object.assign(settings, localSettings([], [chain]), { GATEWAY_RATE_LIMIT: '100000' })
}, 60_000)
const gateway = setUpGateway(settings)
afterAll(() => node.stop())

const query = () => `chainId=${node.networkId}`
const coinsOf = async ({ address }: Key) =>
  (await gateway().ask(`/v1/address/${address}/utxo?${query()}`)).json()
const balanceOf = async ({ address }: Key) => {
  const force = `&forceUpdate=${node.networkId}:${address}`
  const path = `/v1/account/${address}/balance?currency=usd&${query()}${force}`
  return (await (await gateway().ask(path)).json()).balances
}
const page = async ({ address }: Key, cursor?: string) => {
  const more = cursor ? `&cursor=${cursor}` : ''
  const answer = await gateway().ask(`/v1/account/${address}/history?${query()}${more}`)
  expect(answer.status).toBe(200)
  return parse(getHistory.output, await answer.json())
}
const rows = async (whose: Key) =>
  (await page(whose)).data.map(({ metadata, transfers }) => [
    metadata.operationType,
    metadata.status,
    ...(transfers ?? []).map(({ direction, quantity }) => `${direction} ${quantity.numeric}`),
  ])
/** Builds a payment that spends all coins of an account and sends the change back. */
const build = async (from: Key, outputs: readonly (readonly [string, bigint])[], fee = 1_000n) => {
  const coins: { txid: string; vout: number; value: number }[] = await coinsOf(from)
  const transaction = new Transaction()
  for (const { txid, vout, value } of coins)
    transaction.addInput({
      txid,
      index: vout,
      witnessUtxo: { script: from.payment.script, amount: BigInt(value) },
    })
  for (const [to, amount] of outputs) transaction.addOutputAddress(to, amount, regtest)
  const sum = coins.reduce((total, { value }) => total + BigInt(value), 0n)
  const rest = outputs.reduce((left, [, amount]) => left - amount, sum - fee)
  if (rest > 0n) transaction.addOutputAddress(from.address, rest, regtest)
  transaction.sign(from.key)
  transaction.finalize()
  return hex.encode(transaction.extract())
}
/** Sends through the gateway, as the adapter does. */
const send = (body: string) => gateway().ask(`/v1/tx?${query()}`, { method: 'POST', body })
const pay = async (...payment: Parameters<typeof build>) => send(await build(...payment))

it('[BTC-1] [ACC-2] [ACC-4] follows a payment from the mempool into a block', async () => {
  console.info(
    node.isReal
      ? 'bitcoind checks transactions'
      : 'bitcoind not found: an in-memory chain accepts all transactions',
  )
  await node.fund(alice.address, 100_000_000)
  expect(await balanceOf(alice)).toMatchObject([
    { symbol: 'BTC', address: '0x', value: 60_000, quantity: { decimals: '8', numeric: '1' } },
  ])
  const [coin] = await coinsOf(alice)
  expect(coin).toMatchObject({ value: 100_000_000, status: { confirmed: true } })

  const sent = await pay(alice, [[bob.address, 30_000_000n]])
  const txid = await sent.text()
  expect([sent.status, txid]).toEqual([200, expect.stringMatching(/^[0-9a-f]{64}$/)])
  // Unconfirmed: spent for one account, received for the other, confirmed for neither.
  expect((await balanceOf(alice))[0].quantity.numeric).toBe('0.69999')
  expect((await balanceOf(bob))[0].quantity.numeric).toBe('0.3')
  expect(await rows(alice)).toEqual([
    ['send', 'pending', 'out 0.3'],
    ['receive', 'confirmed', 'in 1'],
  ])
  const { data } = await page(bob)
  expect(data).toMatchObject([
    {
      id: `${node.networkId}:${txid}`,
      metadata: { operationType: 'receive', status: 'pending', sentFrom: alice.address, sentTo: bob.address },
    },
  ])
  expect(Math.abs(Date.parse(data[0]?.metadata.minedAt ?? '') - Date.now())).toBeLessThan(30_000)

  await node.mine()
  expect((await balanceOf(alice))[0].quantity.numeric).toBe('0.69999')
})

it('[BTC-1] [ACC-4] reports transfers to oneself and to several recipients', async () => {
  await node.fund(carol.address, 50_000)
  expect((await pay(carol, [[carol.address, 20_000n]], 500n)).status).toBe(200)
  await node.mine()
  expect(
    (
      await pay(
        carol,
        [
          [alice.address, 1_000n],
          [bob.address, 2_000n],
        ],
        500n,
      )
    ).status,
  ).toBe(200)
  await node.mine()
  expect(await rows(carol)).toEqual([
    ['send', 'confirmed', 'out 0.00003'],
    ['send', 'confirmed', 'self 0.000495'],
    ['receive', 'confirmed', 'in 0.0005'],
  ])
  const [newest] = (await page(carol)).data
  expect(newest?.metadata).toMatchObject({ sentFrom: carol.address, sentTo: bob.address, nonce: 0 })
})

it("[BTC-1] passes on the node's reason for rejecting a transaction", async () => {
  const [one, other] = [
    await build(bob, [[alice.address, 5_000n]]),
    await build(bob, [[alice.address, 6_000n]]),
  ]
  expect((await send(one)).status).toBe(200)
  await node.mine()
  const twice = await send(other)
  const [{ field, description }] = (await twice.json()).reasons
  expect([twice.status, field]).toEqual([400, ''])
  expect(description).toMatch(/^The network rejected the transaction: .+/)
})

it('[BTC-1] [ACC-4] pages through the history, newest first, without repeats', async () => {
  const [payer, many] = [createKey(), createKey()]
  await node.fund(payer.address, 10_000_000)
  for (let at = 1; at <= 27; at += 1) {
    expect((await pay(payer, [[many.address, BigInt(10_000 + at)]])).status).toBe(200)
    // Nodes accept chains of at most 25 unconfirmed transactions.
    if (at % 14 === 0 || at === 27) await node.mine()
  }
  const first = await page(many)
  expect(first.data).toHaveLength(25)
  const second = await page(many, first.next ?? '')
  const amounts = [...first.data, ...second.data].map(({ transfers }) =>
    Math.round(Number(transfers?.[0]?.quantity.numeric) * 1e8),
  )
  expect(amounts).toEqual(Array.from({ length: 27 }, (_, at) => 10_027 - at))
  expect(second.next).toBe(null)
}, 60_000)

it('[IDF-4] rejects addresses of other networks and cursors of other chains', async () => {
  for (const address of [
    'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4',
    'tb1qw508d6qejxtdg4y5r3zarvary0c5xw7kxpjzsx',
    'DRpbCBMxVnDK7maPM5tGv6MvB3v1sRMC86PZ8okm21hy',
  ])
    for (const path of [
      `/v1/account/${address}/balance?currency=usd&${query()}`,
      `/v1/account/${address}/history?${query()}`,
      `/v1/address/${address}/utxo?${query()}`,
    ]) {
      const answer = await gateway().ask(path)
      expect([path, answer.status, (await answer.json()).reasons[0].field]).toEqual([path, 400, 'address'])
    }
  const cursor = Buffer.from(JSON.stringify({ [node.networkId]: '12.7' })).toString('base64url')
  expect(
    (await gateway().ask(`/v1/account/${alice.address}/history?${query()}&cursor=${cursor}`)).status,
  ).toBe(400)
})
