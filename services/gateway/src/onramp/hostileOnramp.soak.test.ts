import { createHmac } from 'node:crypto'
import fc from 'fast-check'
import { expect, it, vi } from 'vitest'
import { endureRequest } from '../testing/hostile/endureRequest'
import { oddText } from '../testing/hostile/oddText'
import { toWellFormed } from '../testing/hostile/toWellFormed'
import { setUpOnramp, usualOrder } from '../testing/onramp/setUpOnramp'

const { gateway, order, balanceOf } = setUpOnramp({ ONRAMP_RATE_LIMIT: '100000' })
const documented = [200, 303, 400, 401, 403, 404, 410, 413, 422, 429, 503]
const odd = fc.oneof(oddText, fc.jsonValue({ maxDepth: 2 }))

/** Sends a request and expects a documented answer that reveals nothing. */
const endure = (path: string, init: RequestInit = {}) =>
  endureRequest(async () => gateway().app.request(path, init), { what: path, documented })

it('[ONR-1] 5,000 hostile calls to the routes of purchases move no order and no money', async () => {
  const logged = vi.spyOn(gateway().services.log, 'error')
  const started = await order()
  const link = new URL(started.url)
  const { secret = '' } = gateway().services.onramp.standIn ?? {}
  const before = await balanceOf('0x9965507D1a55bcC2695C58ba16FB37d819B0A4dc')
  const names = [...link.searchParams.keys()]
  const sessions = fc.dictionary(fc.constantFrom(...Object.keys(usualOrder), 'returnUrl', '__proto__'), odd)
  await fc.assert(
    fc.asyncProperty(sessions, async (change) => {
      const body = JSON.stringify({ ...usualOrder, ...change })
      const answer = await endure('/v1/onramp/sessions?projectId=dev', { method: 'POST', body })
      if (answer.status !== 200) return
      const { url }: { url: string } = JSON.parse(answer.text)
      expect(new URL(url).origin).toBe('http://localhost')
    }),
    { numRuns: 1_500 },
  )
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...names), fc.string({ unit: 'binary' }), async (name, value) => {
      const changed = new URL(link)
      changed.searchParams.set(name, toWellFormed(value))
      if (changed.search === link.search) return
      const answer = await endure(`${changed.pathname}${changed.search}`)
      expect([403, 404]).toContain(answer.status)
    }),
    { numRuns: 1_500 },
  )
  await fc.assert(
    fc.asyncProperty(odd, fc.constantFrom('pay', 'decline', 'slow', 'x'), async (token, choice) => {
      const place =
        encodeURIComponent(toWellFormed(typeof token === 'string' ? token : JSON.stringify(token))) || 'x'
      expect((await endure(`/stand-in/pay/${place}`)).status).toBe(404)
      expect((await endure(`/stand-in/pay/${place}/${choice}`, { method: 'POST' })).status).toBe(404)
    }),
    { numRuns: 500 },
  )
  await fc.assert(
    fc.asyncProperty(odd, odd, fc.boolean(), async (status, hash, isSigned) => {
      const body = JSON.stringify({
        data: { externalTransactionId: 'nobody', status, cryptoTransactionId: hash },
      })
      const time = Math.floor(Date.now() / 1000)
      const s = createHmac('sha256', isSigned ? secret : 'guess')
        .update(`${time}.${body}`)
        .digest('hex')
      const headers = { 'stand-in-signature': `t=${time},s=${s}` }
      const answer = await endure('/v1/onramp/webhooks/stand-in', { method: 'POST', headers, body })
      expect(answer.status).toBe(isSigned ? 200 : 401)
    }),
    { numRuns: 1_500 },
  )
  const { services } = gateway()
  const rows = await services.database.query<{ state: string }>('select distinct state from onramp_orders')
  expect(rows.map(({ state }) => state)).toEqual(['created'])
  expect(await balanceOf('0x9965507D1a55bcC2695C58ba16FB37d819B0A4dc')).toBe(before)
  expect(logged.mock.calls).toEqual([])
}, 300_000)
