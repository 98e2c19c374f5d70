import { afterAll, describe, expect, it } from 'vitest'
import { createApp } from '../app'
import { readConfig } from '../config/readConfig'
import { openServices } from '../openServices'
import { openTestDatabase } from '../testing/openTestDatabase'
import { askBundler } from '../testing/sponsor/askBundler'
import { createVisitor } from '../testing/sponsor/createVisitor'
import { openSponsorChain } from '../testing/sponsor/openSponsorChain'

const chain = await openSponsorChain()
const database = await openTestDatabase()
const ends: (() => Promise<void>)[] = []
afterAll(async () => {
  for (const end of ends) await end()
  await database.stop()
  await chain.stop()
})
const shop = '0x00000000000000000000000000000000000000aa'

/** Opens a gateway on the shared database. */
async function open(settings: Record<string, string>) {
  const usual = { GATEWAY_MODE: 'development', GATEWAY_LOG: 'silent', DATABASE_URL: database.url }
  const { services, stop } = await openServices(readConfig({ ...usual, ...chain.settings, ...settings }))
  ends.push(stop)
  const app = createApp(services)
  const send = (path: string, init: RequestInit) => app.request(`http://gateway.test${path}`, init)
  return { ...askBundler(send, chain.network), services }
}

const spentBy = (services: Awaited<ReturnType<typeof open>>['services'], key: string) =>
  services.database.query<{ spent: string; count: number }>(
    'select spent::text as spent, count from sponsor_budgets where key = $1',
    [`${key}`],
  )

describe('budgets', () => {
  it('hold when many accounts drain a project through two gateways at once', async () => {
    const budget = 2_500_000_000_000_000n
    const settings = { SPONSOR_PROJECT_BUDGET: `${budget}` }
    const gateways = [await open(settings), await open(settings)]
    const before = await chain.client.getBalance({ address: chain.sponsor })
    const operations = await Promise.all(
      Array.from({ length: 40 }, () => createVisitor(chain).operation([{ to: shop }])),
    )
    const answers = await Promise.all(
      operations.map((operation, place) => gateways[place % 2]?.send(operation)),
    )
    const taken = answers.flatMap((answer) => (answer?.result ? [answer.result] : []))
    const refused = answers.filter((answer) => answer?.error)
    expect(taken.length).toBeGreaterThan(0)
    expect(refused.length).toBeGreaterThan(0)
    for (const answer of refused)
      expect(answer?.error).toMatchObject({ code: -32504, data: { reason: 'budget-project' } })
    for (const hash of taken) await gateways[0]?.receipt(hash)
    const cost = before - (await chain.client.getBalance({ address: chain.sponsor }))
    expect(cost).toBeLessThanOrEqual(budget)
    const [row] = gateways[0] ? await spentBy(gateways[0].services, `project ${chain.network} dev`) : []
    // What was reserved beyond the real cost was given back.
    expect(row).toEqual({ spent: `${cost}`, count: taken.length })
  })

  it('limit how many operations of a visitor are paid for in a day', async () => {
    const { send, estimate, receipt } = await open({ SPONSOR_VISITOR_COUNT: '2' })
    const visitor = createVisitor(chain)
    for (const nonce of [0n, 1n])
      await receipt((await send(await visitor.operation([{ to: shop }], { nonce }))).result)
    const third = await visitor.operation([{ to: shop }], { nonce: 2n })
    const refusal = { code: -32504, data: { reason: 'budget-visitor' } }
    expect((await estimate(third)).error).toMatchObject(refusal)
    expect((await send(third)).error).toMatchObject(refusal)
  })

  it('limit what a visitor costs in a day', async () => {
    const { send, estimate } = await open({ SPONSOR_VISITOR_BUDGET: '1000' })
    const operation = await createVisitor(chain).operation([{ to: shop }])
    const refusal = { code: -32504, data: { reason: 'budget-visitor' } }
    expect((await estimate(operation)).error).toMatchObject(refusal)
    expect((await send(operation)).error).toMatchObject(refusal)
  })
})

describe('two gateways', () => {
  it('carry one of two operations with the same nonce, and pay once', async () => {
    const gateways = [await open({}), await open({})]
    const before = await chain.paid()
    const visitor = createVisitor(chain)
    const both = await Promise.all(
      (['0x01', '0x02'] as const).map((data) => visitor.operation([{ to: shop, data }])),
    )
    const answers = await Promise.all(both.map((operation, place) => gateways[place]?.send(operation)))
    const taken = answers.flatMap((answer) => (answer?.result ? [answer.result] : []))
    expect(taken).toHaveLength(1)
    await gateways[0]?.receipt(taken[0])
    expect(await chain.paid()).toBe(before + 1)
  })
})
