import { createHmac } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { postOnrampOrder, postOnrampSession } from '@latchkey/protocol'
import { testAccounts } from '@latchkey/testing'
import { type AnvilNode, seedVendor, startAnvil } from '@latchkey/testing/node'
import { parse } from 'valibot'
import { createPublicClient, http } from 'viem'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { localSettings } from '../config/localSettings'
import { openDatabase } from '../database/openDatabase'
import { localStandIn } from '../testing/onramp/localStandIn'
import { usualOrder } from '../testing/onramp/setUpOnramp'
import { openTestDatabase, type TestDatabase } from '../testing/openTestDatabase'
import { type GatewayProcess, startGatewayProcess } from '../testing/startGatewayProcess'

const bought = 32_833_333_333_333_333n
const buyer = testAccounts[5].address

let node: AnvilNode
let shared: TestDatabase
let running: GatewayProcess[] = []
beforeAll(async () => {
  node = await startAnvil({})
  await seedVendor(node.url)
  shared = await openTestDatabase()
}, 60_000)
afterEach(async () => {
  for (const gateway of running) await gateway.stop()
  running = []
})
afterAll(async () => {
  await shared.stop()
  await node.stop()
})

async function start(): Promise<GatewayProcess> {
  const chain = { chainId: 31337, url: node.url, name: 'Local', contracts: node.contracts }
  const gateway = await startGatewayProcess({
    ...localSettings([chain]),
    ...localStandIn,
    GATEWAY_RATE_LIMIT: '100000',
    DATABASE_URL: shared.url,
  })
  running.push(gateway)
  return gateway
}

type Order = { readonly orderId: string; readonly secret: string; readonly url: string }
const order = async ({ url }: GatewayProcess): Promise<Order> => {
  const init = { method: 'POST', body: JSON.stringify(usualOrder) }
  const answer = await fetch(`${url}/v1/onramp/sessions?projectId=dev`, init)
  expect(answer.status, await answer.clone().text()).toBe(200)
  return parse(postOnrampSession.output, await answer.json())
}
const read = async ({ url }: GatewayProcess, { orderId, secret }: Order) =>
  parse(
    postOnrampOrder.output,
    await (
      await fetch(`${url}/v1/onramp/orders/${orderId}?projectId=dev`, {
        method: 'POST',
        body: JSON.stringify({ secret }),
      })
    ).json(),
  )
/** Pays as a browser does. A killed gateway doesn't answer. */
const pay = async ({ url }: GatewayProcess, { url: link }: Order): Promise<void> => {
  const opened = await fetch(link, { redirect: 'manual' })
  await fetch(`${url}${opened.headers.get('location')}/pay`, { method: 'POST', redirect: 'manual' })
}

describe('a killed gateway', () => {
  it('[ONR-1] loses no order and pays each once, whenever it dies', async () => {
    const client = createPublicClient({ transport: http(node.url) })
    const before = await client.getBalance({ address: buyer })
    const database = await openDatabase({ url: shared.url, folder: '', connections: 2 })
    const all: Order[] = []
    for (const waitMs of [0, 20, 60, 120, 250, 500]) {
      const gateway = await start()
      const orders = await Promise.all(Array.from({ length: 6 }, () => order(gateway)))
      all.push(...orders)
      const paying = Promise.allSettled(orders.map((one) => pay(gateway, one)))
      await sleep(waitMs)
      await gateway.kill()
      await paying
    }
    const last = await start()
    // Only those whose button reached the gateway are paid; the others wait on their page.
    const states = async () =>
      database.query<{ order_id: string; state: string }>('select order_id, state from stand_in_payments')
    await expect
      .poll(async () => (await states()).filter(({ state }) => ['due', 'sent'].includes(state)).length, {
        timeout: 60_000,
        interval: 100,
      })
      .toBe(0)
    const paid = (await states()).filter(({ state }) => state === 'done').map(({ order_id }) => order_id)
    expect(paid.length).toBeGreaterThan(0)
    expect(await client.getBalance({ address: buyer })).toBe(before + bought * BigInt(paid.length))
    // Every webhook arrives in the end.
    for (const one of all) {
      const state = () => read(last, one).then((found) => found.state)
      if (paid.includes(one.orderId)) await expect.poll(state, { timeout: 30_000 }).toBe('done')
      else expect(['created', 'needs-payment']).toContain(await state())
    }
    await database.stop()
  }, 300_000)

  it('[ONR-1] keeps a webhook that it answered, and takes one again that it did not', async () => {
    const first = await start()
    const orders = await Promise.all(Array.from({ length: 40 }, () => order(first)))
    const database = await openDatabase({ url: shared.url, folder: '', connections: 2 })
    const [row] = await database.query<{ value: Buffer }>("select value from secrets where name = 'stand-in'")
    const secret = row?.value.toString('hex') ?? ''
    const tell = async ({ url }: GatewayProcess, { orderId }: Order): Promise<number> => {
      const body = JSON.stringify({
        data: { externalTransactionId: orderId, status: 'completed', cryptoTransactionId: '0xabc' },
      })
      const time = Math.floor(Date.now() / 1000)
      const s = createHmac('sha256', secret).update(`${time}.${body}`).digest('hex')
      const headers = { 'stand-in-signature': `t=${time},s=${s}` }
      return (await fetch(`${url}/v1/onramp/webhooks/stand-in`, { method: 'POST', headers, body })).status
    }
    const answered = new Set<Order>()
    const telling = Promise.allSettled(
      orders.map(async (one) => {
        if ((await tell(first, one)) === 200) answered.add(one)
      }),
    )
    while (answered.size < 5) await sleep(1)
    await first.kill()
    await telling
    // Both kinds, or this proves only one half.
    expect(answered.size).toBeGreaterThanOrEqual(5)
    expect(answered.size).toBeLessThan(orders.length)
    const second = await start()
    for (const one of orders) {
      const { state } = await read(second, one)
      if (answered.has(one)) expect(state).toBe('done')
      expect(await tell(second, one)).toBe(200)
      expect(await read(second, one)).toMatchObject({ state: 'done', hash: '0xabc' })
    }
    await database.stop()
  }, 300_000)
})
