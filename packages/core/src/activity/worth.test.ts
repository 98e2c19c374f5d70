import { describe, expect, it } from 'vitest'
import { refreshAccount } from '../account/refreshAccount'
import { getAccount } from '../connect/getAccount'
import { createScriptedGateway, type ScriptedAnswers } from '../testing/createScriptedGateway'
import { setUp } from '../testing/setUp'
import { fetchHistory } from './fetchHistory'
import { fetchWorth } from './fetchWorth'

const path = '/v1/account/0xA1/portfolio'
const point = (day: string, value: number) => ({ day, value })
const answer = (...points: object[]) => ({ method: 'today-prices', points })

async function connected(answers: ScriptedAnswers) {
  const gateway = createScriptedGateway({
    '/v1/supported-chains': { http: ['eip155:1'], ws: [] },
    '/v1/account/0xA1/balance': { balances: [] },
    ...answers,
  })
  const all = setUp({ gateway: gateway.url, parts: { fetch: gateway.fetch } })
  const wallet = all.adapter.addWallet('com.one')
  await all.latchkey.connect({ connectorId: 'com.one' })
  const times = (wanted: string) => gateway.paths().filter((asked) => asked === wanted).length
  return { ...all, gateway, wallet, times, details: () => getAccount(all.latchkey.getState()).details }
}

describe('the worth of an account', () => {
  it('keeps the points that can be drawn, and isn’t requested again at once', async () => {
    const points = [
      point('2026-01-01', 1),
      point('never', 2),
      point('2026-01-02', -1),
      point('2026-01-03', 3),
    ]
    const { latchkey, details, times } = await connected({ [path]: answer(...points) })
    await Promise.all([fetchWorth(latchkey), fetchWorth(latchkey)])
    expect(details().worth?.points).toEqual([point('2026-01-01', 1), point('2026-01-03', 3)])
    await fetchWorth(latchkey)
    expect(times(path)).toBe(1)
    await fetchWorth(latchkey, { isForced: true })
    expect(times(path)).toBe(2)
  })

  it('is requested once when the gateway can’t tell, and keeps its last value', async () => {
    const { latchkey, gateway, details, times } = await connected({ [path]: answer(point('2026-01-01', 1)) })
    await fetchWorth(latchkey)
    gateway.answers[path] = 503
    await fetchWorth(latchkey, { isForced: true })
    expect([times(path), details().worth?.points.length]).toEqual([2, 1])
  })

  it('isn’t requested on a network that the gateway doesn’t serve', async () => {
    const { latchkey, wallet, times } = await connected({ [path]: answer() })
    wallet.tell({ networkId: 'eip155:2' })
    await fetchWorth(latchkey)
    expect(times(path)).toBe(0)
  })
})

describe('refreshing an account', () => {
  it('reads what was shown before, bypasses the caches and reports success', async () => {
    const history = '/v1/account/0xA1/history'
    const { latchkey, gateway, times } = await connected({ [history]: { data: [], next: null } })
    expect(await refreshAccount(latchkey)).toBe(true)
    expect([times('/v1/account/0xA1/balance'), times(history), times(path)]).toEqual([1, 0, 0])
    await fetchHistory(latchkey)
    expect(await refreshAccount(latchkey)).toBe(true)
    expect([times('/v1/account/0xA1/balance'), times(history)]).toEqual([2, 2])
    gateway.answers[history] = 400
    expect(await refreshAccount(latchkey)).toBe(false)
  })

  it('does nothing without an account', async () => {
    const { latchkey } = setUp()
    expect(await refreshAccount(latchkey)).toBe(false)
  })
})
