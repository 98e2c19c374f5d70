import { generateKeyPairSync } from 'node:crypto'
import { type Call, contracts, type OnrampOrderState } from '@latchkey/protocol'
import { testAccounts } from '@latchkey/testing'
import fc from 'fast-check'
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { orderRanks } from '../../onramp/orders/orderRanks'
import { endureRequest } from '../hostile/endureRequest'
import { toWellFormed } from '../hostile/toWellFormed'
import { hostileAsks, mixLie, odd, toldFacts, vendorLies } from './hostileAsks'
import { setUpOnramp } from './setUpOnramp'
import { vendorSecrets, vendorSettings } from './setUpVendors'
import { type ScriptedVendor, startScriptedVendor } from './startScriptedVendor'
import { type VendorHook, type VendorId, vendorHooks } from './vendorHooks'
import { answerAsVendor, usdc } from './vendorShapes'

const documented = [200, 303, 400, 401, 403, 404, 410, 413, 422, 429, 503]
const calls = contracts.filter(
  ({ path }) => /^\/v1\/(onramp|generators\/onrampurl)/.test(path) && !path.includes('/webhooks/'),
)
const pages = [
  'http://localhost',
  'https://buy.moonpay.com',
  'https://pay.coinbase.com',
  'https://crypto.link.com',
]
const buyer = testAccounts[5].address
const secrets = /sk_test|wk_test|whsec_test|hook-secret/
const ids = Object.keys(vendorHooks) as VendorId[]

const honest = { method: 'card', fiat: 'EUR', amount: '100', asset: 'eip155:1/slip44:60' }

/** Tests that this many random requests to the routes of purchases, all together, move no order and no money. */
export function describeHostileOnramp(requests: number): void {
  const settings: Record<string, string> = {
    ...vendorSettings(generateKeyPairSync('ed25519').privateKey),
    ONRAMP: 'stand-in,moonpay,coinbase,stripe',
    ONRAMP_RATE_LIMIT: '100000',
    GATEWAY_PROXIES: '1',
  }
  let vendor: ScriptedVendor
  beforeAll(async () => {
    vendor = await startScriptedVendor(answerAsVendor)
    for (const name of ['MOONPAY', 'COINBASE', 'STRIPE']) settings[`ONRAMP_${name}_API`] = vendor.url
  })
  const { gateway, order, post, read, balanceOf } = setUpOnramp(settings, [
    {
      id: 'eip155:1',
      name: 'Ethereum',
      rpc: ['http://127.0.0.1:1'],
      tokens: [{ address: usdc, name: 'USD Coin', symbol: 'USDC', decimals: 6 }],
    },
  ])
  afterAll(() => vendor.stop())

  const numRuns = Math.ceil(requests / (calls.length + 4))
  let before = 0n
  let logged: ReturnType<typeof vi.spyOn>
  beforeEach(async () => {
    before = await balanceOf(buyer)
    logged = vi.spyOn(gateway().services.log, 'error')
  })
  afterEach(async () => {
    vendor.break(undefined)
    expect(logged.mock.calls).toEqual([])
    expect(await balanceOf(buyer)).toBe(before)
    const payments = 'select distinct state from stand_in_payments'
    const states = await gateway().services.database.query<{ state: string }>(payments)
    expect(states.filter(({ state }) => ['due', 'sent', 'done'].includes(state))).toEqual([])
  })

  let asked = 0
  /** Sends a request from an address of its own, and expects a documented answer that reveals nothing. */
  const endure = async (path: string, init: RequestInit = {}) => {
    asked += 1
    const headers = { 'x-forwarded-for': `10.${asked >> 16}.${(asked >> 8) & 255}.${asked & 255}` }
    const answer = await endureRequest(
      async () => gateway().app.request(path, { ...init, headers: { ...headers, ...init.headers } }),
      { what: path, documented },
    )
    expect(answer.text).not.toMatch(secrets)
    return answer
  }
  /** An order of the usual thing that this vendor sells. */
  const orderOf = (provider: string) =>
    order(
      provider === 'stand-in'
        ? {}
        : { provider, fiat: 'EUR', asset: 'eip155:1/slip44:60', receiver: `eip155:1:${buyer}` },
    )
  const check = <Values extends [unknown, ...unknown[]]>(
    values: { [Place in keyof Values]: fc.Arbitrary<Values[Place]> },
    attack: (...values: Values) => Promise<void>,
  ) => fc.assert(fc.asyncProperty(...values, attack), { numRuns })

  it.each(calls.map((call) => [call.name, call] as const))(
    '[ONR-1] %s answers hostile requests, with hostile vendors, by a documented status',
    async (_name, call: Call) => {
      const known = await orderOf('stand-in')
      await check(
        [hostileAsks, vendorLies, fc.oneof(fc.constant(known.orderId), odd)],
        async (ask, lie, id) => {
          vendor.break((response, asking) =>
            response.end(JSON.stringify(mixLie(answerAsVendor(asking), lie))),
          )
          const place = encodeURIComponent(toWellFormed(text(id))) || 'x'
          const url = new URL(`http://localhost${call.path.replace('{orderId}', place)}?projectId=dev`)
          if (!call.body)
            for (const [name, value] of Object.entries(ask))
              url.searchParams.set(name, toWellFormed(text(value)))
          const init = call.body ? { method: 'POST', body: JSON.stringify(ask) } : {}
          const answer = await endure(url.href, init)
          if (answer.status !== 200) return
          expect(call.name).not.toBe('postOnrampOrder')
          const { url: link }: { url?: string } = JSON.parse(answer.text)
          if (link !== undefined) expect(pages).toContain(new URL(link).origin)
        },
      )
      vendor.break(undefined)
      expect((await read(known)).state).toBe('created')
      // Honest visitors get every quote, also from vendors that lied before. Offers are kept for each place.
      const place = { country: 'DE', subdivision: `${calls.indexOf(call)}` }
      const quotes = await post('/v1/onramp/quotes', { ...honest, ...place })
      const { quotes: found }: { quotes: { provider: string }[] } = await quotes.json()
      expect(found.map(({ provider }) => provider).sort()).toEqual([...ids].sort())
    },
    300_000,
  )

  it('[ONR-1] refuses each link that was changed', async () => {
    const link = new URL((await orderOf('stand-in')).url)
    const names = fc.constantFrom(...link.searchParams.keys())
    await check([names, fc.string({ unit: 'binary' })], async (name, value) => {
      const changed = new URL(link)
      changed.searchParams.set(name, toWellFormed(value))
      if (changed.search === link.search) return
      const answer = await endure(`${changed.pathname}${changed.search}`)
      expect([403, 404]).toContain(answer.status)
    })
  }, 300_000)

  it('[ONR-1] finds no page to pay by guessing', async () => {
    await check([odd, fc.constantFrom('pay', 'decline', 'slow', 'x')], async (token, choice) => {
      const place = encodeURIComponent(toWellFormed(text(token))) || 'x'
      expect((await endure(`/stand-in/pay/${place}`)).status).toBe(404)
      expect((await endure(`/stand-in/pay/${place}/${choice}`, { method: 'POST' })).status).toBe(404)
    })
  }, 300_000)

  const keyOf = (id: VendorId) =>
    ({
      'stand-in': gateway().services.onramp.standIn?.secret ?? '',
      moonpay: vendorSecrets.moonpayWebhooks,
      coinbase: vendorSecrets.coinbaseWebhooks,
      stripe: vendorSecrets.stripeWebhooks,
    })[id]
  const tell = (by: VendorId, body: string, key: string) =>
    endure(`/v1/onramp/webhooks/${by}`, { method: 'POST', headers: vendorHooks[by].sign(key, body), body })
  const rankOf = (state: OnrampOrderState) => orderRanks[state]

  it('[ONR-1] moves an order only by a webhook that its vendor signed, for its receiver, and never back', async () => {
    const webhooks = fc.array(
      fc.record({
        by: fc.constantFrom(...ids),
        isOwn: fc.boolean(),
        isSigned: fc.boolean(),
        orderId: fc.oneof({ weight: 6, arbitrary: fc.constant('its') }, { weight: 1, arbitrary: odd }),
        status: fc.oneof({ weight: 4, arbitrary: fc.nat(3) }, { weight: 1, arbitrary: odd }),
        wallet: fc.oneof(fc.constantFrom(undefined, null, buyer, testAccounts[6].address), odd),
        ...toldFacts,
      }),
      { minLength: 1, maxLength: 3 },
    )
    await check([fc.constantFrom(...ids), webhooks], async (vendorId, all) => {
      const started = await orderOf(vendorId)
      for (const { by: other, isOwn, isSigned, orderId, status, wallet, ...facts } of all) {
        const by = isOwn ? vendorId : other
        const hook: VendorHook = vendorHooks[by]
        const told = {
          orderId: orderId === 'its' ? started.orderId : orderId,
          status: typeof status === 'number' ? hook.statuses[status] : status,
          wallet,
          ...facts,
        }
        const was = await read(started)
        const answer = await tell(by, JSON.stringify(hook.write(told)), isSigned ? keyOf(by) : 'guess')
        expect(answer.status).toBe(isSigned ? 200 : 401)
        const now = await read(started)
        const mayMove = isSigned && by === vendorId && orderId === 'its' && isFor(wallet)
        if (mayMove) expect(rankOf(now.state)).toBeGreaterThanOrEqual(rankOf(was.state))
        else expect(now).toEqual(was)
      }
    })
    // What an honest vendor says arrives.
    for (const id of ids) {
      const started = await orderOf(id)
      const [, , done] = vendorHooks[id].statuses
      const told = {
        orderId: started.orderId,
        status: done,
        hash: '0xabc',
        amount: '0.03',
        reason: null,
        wallet: buyer,
      }
      expect((await tell(id, JSON.stringify(vendorHooks[id].write(told)), keyOf(id))).status).toBe(200)
      expect(await read(started)).toMatchObject({ state: 'done', hash: '0xabc', amount: '30000000000000000' })
    }
  }, 300_000)
}

/** Whether a webhook names nobody else as the receiver. */
const isFor = (wallet: unknown) => wallet === undefined || wallet === null || wallet === buyer

const text = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value))
