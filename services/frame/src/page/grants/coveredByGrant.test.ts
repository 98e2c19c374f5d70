import { permissionEnded } from '@latchkey/protocol'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { type Covering, coveredByGrant } from './coveredByGrant'
import type { Grant } from './Grant'
import { account, chain, game, grantOf, origin, play, storeWith } from './testing/testGrants'

afterEach(() => void vi.useRealTimers())

const call = { to: game, data: play, value: 50n }

/** What a covered request asks for, with something changed. */
const wanted = (more: Partial<Covering> = {}): Covering => ({
  origin,
  account,
  chain,
  calls: [call],
  fee: 100n,
  ...more,
})

const frameWith = async (...grants: readonly Grant[]) => ({ store: await storeWith(...grants) })

/** Whether a request is covered and could take what it uses. */
async function isTaken(frame: Awaited<ReturnType<typeof frameWith>>, asked: Covering): Promise<boolean> {
  const cover = await coveredByGrant(frame, asked)
  return cover ? cover.spend() : false
}

describe('a permission', () => {
  it('[FLG-6] covers the calls that it names, in any spelling', async () => {
    const calls = [
      { ...call, to: game.toUpperCase().replace('0X', '0x'), data: play.toUpperCase().replace('0X', '0x') },
    ]
    expect(await isTaken(await frameWith(grantOf()), wanted({ account: account.toLowerCase(), calls }))).toBe(
      true,
    )
  })

  it.each([
    ['no limit', null, 100, false],
    ['a higher limit', 101, 100, false],
    ['the same limit', 100, 100, true],
    ['a lower limit', 99, 100, true],
    ['a limit of nothing', 0, 0, true],
  ] as const)(
    '[FRM-12] passes the visitor’s limit only if given under it: %s',
    async (_, limit, now, isPassed) => {
      const frame = await frameWith(grantOf({ limit }))
      expect(await isTaken(frame, wanted({ limit: now }))).toBe(isPassed)
      // What doesn't pass the limit is covered in any case.
      expect(await isTaken(frame, wanted())).toBe(true)
    },
  )

  it.each([
    ['another site', { origin: 'https://other.example' }],
    ['another account', { account: `0x${'1'.repeat(40)}` }],
    ['another chain', { chain: 'eip155:1' }],
    ['another contract', { calls: [{ ...call, to: `0x${'cd'.repeat(20)}` }] }],
    ['a new contract', { calls: [{ ...call, to: undefined }] }],
    ['another function', { calls: [{ ...call, data: `0x095ea7b3${'0'.repeat(128)}` }] }],
    ['a payment without a function', { calls: [{ ...call, data: '0x' }] }],
    ['part of a function', { calls: [{ ...call, data: play.slice(0, 8) }] }],
    ['more than a call may pay', { calls: [{ ...call, value: 101n }] }],
    ['more than all calls may pay', { calls: [{ ...call, value: 100n }, call, { ...call, value: 1n }] }],
    ['more calls than there may be', { calls: Array(4).fill({ ...call, value: 0n }) }],
    ['no calls', { calls: [] }],
    ['higher fees than it may pay', { fee: 1_001n }],
    [
      'an approval behind a call that it covers',
      { calls: [call, { to: game, data: `0x095ea7b3${'f'.repeat(128)}` }] },
    ],
  ] satisfies readonly [string, Partial<Covering>][])('[FLG-6] doesn’t cover %s', async (_, more) => {
    const frame = await frameWith(grantOf())
    expect(await isTaken(frame, wanted(more))).toBe(false)
    expect(await isTaken(frame, wanted())).toBe(true)
  })

  it('[FLG-6] pays no fee if the visitor allowed none', async () => {
    const frame = await frameWith(grantOf({ terms: { fees: '0x0' } }))
    expect(await isTaken(frame, wanted({ fee: 1n }))).toBe(false)
    expect(await isTaken(frame, wanted({ fee: 0n }))).toBe(true)
  })

  it('[FLG-6] ends when all its calls are used', async () => {
    const frame = await frameWith(grantOf())
    const free = wanted({ calls: [{ ...call, value: 0n }], fee: 0n })
    const taken = [await isTaken(frame, free), await isTaken(frame, free), await isTaken(frame, free)]
    expect([...taken, await isTaken(frame, free)]).toEqual([true, true, true, false])
  })

  it('[FLG-6] ends when all its coins are used, or its fees', async () => {
    const coins = await frameWith(grantOf())
    const paying = wanted({ calls: [{ ...call, value: 75n }], fee: 0n })
    expect([await isTaken(coins, paying), await isTaken(coins, paying)]).toEqual([true, true])
    expect(await isTaken(coins, wanted({ calls: [{ ...call, value: 1n }], fee: 0n }))).toBe(false)
    const fees = await frameWith(grantOf())
    expect([await isTaken(fees, wanted({ fee: 1_000n })), await isTaken(fees, wanted({ fee: 1n }))]).toEqual([
      true,
      false,
    ])
  })

  it('[FLG-6] covers one of two requests at once if there is enough for one', async () => {
    const frame = await frameWith(grantOf({ terms: { count: 1 } }))
    const covers = await Promise.all([coveredByGrant(frame, wanted()), coveredByGrant(frame, wanted())])
    const taken = await Promise.all(covers.map((cover) => cover?.spend()))
    expect(taken.toSorted()).toEqual([false, true])
  })

  it('[FLG-6] ends at its time, and does not begin again if the clock is put back', async () => {
    vi.useFakeTimers({ toFake: ['Date'] })
    const frame = await frameWith(grantOf({ terms: { native: null, rates: [{ count: 1, interval: 60 }] } }))
    expect(await isTaken(frame, wanted())).toBe(true)
    expect(await isTaken(frame, wanted())).toBe(false)
    const start = Date.now()
    vi.setSystemTime(start - 600_000)
    expect(await isTaken(frame, wanted())).toBe(false)
    vi.setSystemTime(start + 60_000)
    expect(await isTaken(frame, wanted())).toBe(true)
    vi.setSystemTime(start + 3_601_000)
    expect(await isTaken(frame, wanted())).toBe(false)
  })

  it('[FLG-6] has its coins again in the next period', async () => {
    vi.useFakeTimers({ toFake: ['Date'] })
    const start = Math.floor(Date.now() / 1_000)
    const frame = await frameWith(grantOf({ terms: { native: { amount: '0x64', start, period: 60 } } }))
    const all = wanted({ calls: [{ ...call, value: 100n }] })
    expect([await isTaken(frame, all), await isTaken(frame, all)]).toEqual([true, false])
    vi.setSystemTime((start + 61) * 1_000)
    expect([await isTaken(frame, all), await isTaken(frame, all)]).toEqual([true, false])
  })

  it('[FLG-6] doesn’t pay before its allowance begins', async () => {
    const start = Math.floor(Date.now() / 1_000) + 60
    const frame = await frameWith(grantOf({ terms: { native: { amount: '0x64', start, period: 60 } } }))
    expect(await isTaken(frame, wanted())).toBe(false)
    expect(await isTaken(frame, wanted({ calls: [{ ...call, value: 0n }] }))).toBe(true)
  })

  it('[FLG-6] gets back what came to nothing, once', async () => {
    const frame = await frameWith(grantOf({ terms: { count: 1 } }))
    const cover = await coveredByGrant(frame, wanted())
    expect(await cover?.spend()).toBe(true)
    await cover?.giveBack()
    await cover?.giveBack()
    expect([await isTaken(frame, wanted()), await isTaken(frame, wanted())]).toEqual([true, false])
  })

  it('[FLG-6] covers nothing after it was taken back, also what is on its way', async () => {
    const grant = grantOf()
    const frame = await frameWith(grant)
    const [early, late] = [await coveredByGrant(frame, wanted()), await coveredByGrant(frame, wanted())]
    expect(await early?.spend()).toBe(true)
    await expect(early?.assertLive()).resolves.toBeUndefined()
    await frame.store.change({ grants: [{ ...grant, revokedAt: Date.now() }] })
    await expect(early?.assertLive()).rejects.toThrow(permissionEnded().message)
    expect(await late?.spend()).toBe(false)
    expect(await coveredByGrant(frame, wanted())).toBeUndefined()
    await frame.store.change({ grants: [] })
    await expect(early?.assertLive()).rejects.toThrow(permissionEnded().message)
  })

  it('[FLG-6] covers nothing from a copy that starts to count again', async () => {
    const frame = await frameWith(grantOf({ isLasting: true }))
    expect(await coveredByGrant(frame, wanted())).toBeUndefined()
  })

  it('[FLG-6] covers nothing if the store does not understand it', async () => {
    const frame = await frameWith()
    await frame.store.change({ grants: [{ ...grantOf(), terms: { calls: [] } }] })
    expect(await coveredByGrant(frame, wanted())).toBeUndefined()
  })
})
