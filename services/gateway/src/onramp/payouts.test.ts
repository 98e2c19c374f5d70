import { randomBytes, randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { testAccounts } from '@latchkey/testing'
import { getSeedContracts } from '@latchkey/testing/node'
import { createTestClient, createWalletClient, erc20Abi, http, keccak256, publicActions } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { afterEach, describe, expect, it } from 'vitest'
import { refusals } from '../http/refusals'
import type { NodeCall } from '../rpc/Nodes'
import { setUpOnramp } from '../testing/onramp/setUpOnramp'
import { payOut } from './stand-in/payOut'
import type { StandInPayment } from './stand-in/StandInPayment'
import { startStandIn } from './stand-in/startStandIn'
import { startSweepingOnramp } from './startSweepingOnramp'

const { gateway, url, order, open, press, waitFor, balanceOf, read } = setUpOnramp()
const receiver = testAccounts[5].address
const payer = privateKeyToAccount(testAccounts[9].privateKey)
const bought = 32_833_333_333_333_333n

const chain = () => createTestClient({ mode: 'anvil', transport: http(url()) }).extend(publicActions)
const patience = { timeout: 20_000 }
/** Longer than several passes of the vendor take. */
const passes = () => sleep(1_500)
const stateOf = async (orderId: string) => {
  const rows = await gateway().services.database.query<{ state: string; hash: string | null }>(
    'select state, hash from stand_in_payments where order_id = $1',
    [orderId],
  )
  return rows[0]
}
afterEach(() => chain().setAutomine(true))

describe('a payment of the stand-in vendor', () => {
  it('[ONR-1] can be decided once: no button works after it ended', async () => {
    const before = await balanceOf(receiver)
    const started = await order()
    const page = await open(started)
    await press(page, 'pay')
    await waitFor(started, 'done')
    for (const choice of ['pay', 'slow', 'decline'] as const) await press(page, choice)
    expect(await stateOf(started.orderId)).toMatchObject({ state: 'done' })
    await passes()
    expect((await balanceOf(receiver)) - before).toBe(bought)
  })

  it('[ONR-1] keeps its transaction while the chain is slow, and sends a lost one again', async () => {
    const before = await balanceOf(receiver)
    await chain().setAutomine(false)
    const started = await order()
    await press(await open(started), 'pay')
    const { hash } = await waitFor(started, 'sending')
    await passes()
    expect(await stateOf(started.orderId)).toEqual({ state: 'sent', hash })
    // A node that restarts forgets what it hasn't mined.
    await chain().dropTransaction({ hash: `0x${hash?.slice(2)}` })
    await passes()
    await chain().mine({ blocks: 1 })
    expect(await waitFor(started, 'done')).toMatchObject({ hash })
    expect((await balanceOf(receiver)) - before).toBe(bought)
  })

  it('[ONR-1] gets another transaction when its nonce was used, and is still paid once', async () => {
    const before = await balanceOf(receiver)
    await chain().setAutomine(false)
    const started = await order()
    await press(await open(started), 'pay')
    const { hash } = await waitFor(started, 'sending')
    const client = chain()
    const nonce = await client.getTransactionCount({ address: payer.address })
    await client.dropTransaction({ hash: `0x${hash?.slice(2)}` })
    const wallet = createWalletClient({ account: payer, transport: http(url()) })
    await wallet.sendTransaction({
      chain: null,
      to: payer.address,
      nonce,
      gas: 21_000n,
      // More than the vendor offers, so its own can't take the place back.
      maxFeePerGas: 200_000_000_000n,
      maxPriorityFeePerGas: 100_000_000_000n,
    })
    await client.mine({ blocks: 1 })
    await client.setAutomine(true)
    const done = await waitFor(started, 'done')
    expect((await stateOf(started.orderId))?.hash).not.toBe(hash)
    expect(done.hash).toBeDefined()
    await passes()
    expect((await balanceOf(receiver)) - before).toBe(bought)
  })

  it('[ONR-1] fails when the account has too little, and says so', async () => {
    const { dollar } = getSeedContracts()
    const wallet = createWalletClient({ account: payer, transport: http(url()) })
    await wallet.writeContract({
      chain: null,
      address: dollar,
      abi: erc20Abi,
      functionName: 'transfer',
      args: [testAccounts[8].address, 1_000_000_000_000n],
    })
    const asset = `eip155:31337/erc20:${dollar.toLowerCase()}`
    const started = await order({ asset })
    await press(await open(started), 'pay')
    expect(await waitFor(started, 'failed')).toMatchObject({ reason: 'payout-failed' })
    expect((await read(started)).hash).toBeUndefined()
  })
})

it('[ONR-1] is paid once by several gateways of one database, even if their lock fails', async () => {
  const { database, nodes, log, onramp } = gateway().services
  const unlocked = {
    ...database,
    withLock: async (_: string, run: (lost: AbortSignal) => Promise<void>) => {
      await run(new AbortController().signal)
      return true
    },
  }
  const others = Array.from({ length: 3 }, () =>
    startStandIn({
      database: unlocked,
      nodes,
      log,
      account: payer,
      secret: onramp.standIn?.secret ?? '',
      slowMs: 0,
      now: Date.now,
    }),
  )
  const before = await balanceOf(receiver)
  const started = await Promise.all(Array.from({ length: 6 }, () => order()))
  for (const one of started) await press(await open(one), 'pay')
  const done = await Promise.all(started.map((one) => waitFor(one, 'done')))
  await passes()
  for (const other of others) await other.stop()
  expect(new Set(done.map(({ hash }) => hash)).size).toBe(6)
  expect((await balanceOf(receiver)) - before).toBe(6n * bought)
})

describe('a sent payment', () => {
  const genesis = `0x${'a'.repeat(64)}`
  /** A chain that no running gateway pays on, so each step is ours. */
  const elsewhere = 'eip155:1'
  let time = Date.now()

  /** Stores a payment that an account sent with nonce 5. */
  const sendFrom = async (account: typeof payer) => {
    const raw = await account.signTransaction({
      type: 'eip1559',
      chainId: 1,
      nonce: 5,
      gas: 21_000n,
      maxFeePerGas: 1n,
      to: receiver,
      value: bought,
    })
    const orderId = randomUUID()
    await gateway().services.database.query(
      `insert into stand_in_payments (order_id, token, state, chain, asset, symbol, decimals, receiver, amount, fiat,
         pay_amount, return_url, ends_at, created_at, updated_at, genesis, nonce, raw, hash)
       values ($1, $2, 'sent', $3, $3 || '/slip44:60', 'ETH', 18, $4, $5, 'USD', '100', '', now(), now(), now(),
         $6, 5, $7, $8)`,
      [
        orderId,
        randomBytes(24).toString('base64url'),
        elsewhere,
        receiver,
        `${bought}`,
        genesis,
        raw,
        keccak256(raw),
      ],
    )
    return orderId
  }
  const overtaken = new Map()
  /** Takes a payment one step further, with a node that says this. */
  const step = async (orderId: string, node: (call: NodeCall) => unknown) => {
    const { database } = gateway().services
    const [payment] = await database.query<StandInPayment>(
      'select * from stand_in_payments where order_id = $1',
      [orderId],
    )
    if (!payment) throw refusals.chainDown({ chainId: elsewhere })
    const nodes = { call: async (_: string, call: NodeCall) => node(call), callMany: async () => [] }
    await payOut({ database, nodes, account: payer, now: () => time, overtaken }, payment)
  }
  const node =
    (nonces: Readonly<Record<string, number>>, status?: string) =>
    ({ method, params: [first] }: NodeCall): unknown => {
      if (method === 'eth_getTransactionCount') return `0x${(nonces[`${first}`] ?? 0).toString(16)}`
      if (method === 'eth_getBlockByNumber') return { hash: genesis }
      return status === undefined ? null : { status }
    }

  it('[ONR-1] is not paid again because one of several nodes lags behind', async () => {
    const orderId = await sendFrom(payer)
    const mined = { [payer.address]: 6 }
    await step(orderId, node(mined))
    time += 5_000
    await step(orderId, node(mined))
    expect((await stateOf(orderId))?.state).toBe('sent')
    await step(orderId, node(mined, '0x1'))
    expect((await stateOf(orderId))?.state).toBe('done')
  })

  it('[ONR-1] starts to wait again when the nonce was not used after all', async () => {
    const orderId = await sendFrom(payer)
    const [mined, dropped] = [{ [payer.address]: 6 }, { [payer.address]: 5 }]
    await step(orderId, node(mined))
    // A reorganization.
    await step(orderId, node(dropped))
    time += 20_000
    await step(orderId, node(mined))
    expect((await stateOf(orderId))?.state).toBe('sent')
    time += 20_000
    await step(orderId, node(mined))
    expect((await stateOf(orderId))?.state).toBe('due')
  })

  it('[ONR-1] is not paid again from another account that the operator set meanwhile', async () => {
    const old = privateKeyToAccount(testAccounts[8].privateKey)
    const orderId = await sendFrom(old)
    const pending = node({ [old.address]: 5, [payer.address]: 900 })
    await step(orderId, pending)
    time += 60_000
    await step(orderId, pending)
    expect((await stateOf(orderId))?.state).toBe('sent')
  })

  it('[ONR-1] is not given up because a node has no answer', async () => {
    const orderId = await sendFrom(payer)
    await expect(step(orderId, () => null)).rejects.toSatisfy(refusals.chainDown.is)
    expect((await stateOf(orderId))?.state).toBe('sent')
  })
})

it('[ONR-1] forgets unpaid orders after a month, and keeps the paid ones and what it still has to pay', async () => {
  const { database, log } = gateway().services
  const [unpaid, declined, paid] = [await order(), await order(), await order()]
  await press(await open(declined), 'decline')
  await waitFor(declined, 'failed')
  await press(await open(paid), 'pay')
  await waitFor(paid, 'done')
  const sent = await order()
  await open(sent)
  // On a chain that no running gateway pays on.
  await database.query(
    "update stand_in_payments set state = 'sent', chain = 'eip155:1' where order_id = $1",
    [sent.orderId],
  )
  const left = async (table: string, id: string, { orderId }: { orderId: string }) =>
    (await database.query(`select 1 from ${table} where ${id} = $1`, [orderId])).length
  const orders = () => Promise.all([unpaid, declined, paid].map((one) => left('onramp_orders', 'id', one)))
  const sweepAfter = (days: number) =>
    startSweepingOnramp({ database, log, now: () => Date.now() + days * 86_400_000 })
  const early = sweepAfter(29)
  await sleep(500)
  await early.stop()
  expect(await orders()).toEqual([1, 1, 1])
  const late = sweepAfter(31)
  await expect.poll(orders, patience).toEqual([0, 0, 1])
  await expect.poll(() => left('stand_in_payments', 'order_id', paid), patience).toBe(0)
  const delivered = () => database.query('select 1 from stand_in_webhooks where delivered_at is not null')
  await expect.poll(delivered, patience).toEqual([])
  await late.stop()
  expect(await left('stand_in_payments', 'order_id', sent)).toBe(1)
})
