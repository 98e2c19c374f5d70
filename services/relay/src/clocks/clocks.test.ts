import { describe, expect, it } from 'vitest'
import { createCautiousClock } from './createCautiousClock'
import { createForwardClock } from './createForwardClock'
import { createSharedClock } from './createSharedClock'

const hour = 3_600_000
const minute = 60_000

describe('a forward clock', () => {
  it('goes on when the time of day goes back', () => {
    let time = 10 * hour
    const clock = createForwardClock(() => time)
    time += 1_000
    expect(clock()).toBe(10 * hour + 1_000)
    time -= hour
    expect(clock()).toBe(10 * hour + 1_000)
    time += 500
    expect(clock()).toBe(10 * hour + 1_500)
    time += hour
    expect(clock()).toBe(11 * hour + 1_500)
  })
})

describe('a cautious clock', () => {
  const start = () => {
    const state = { time: 100 * hour, elapsed: 0 }
    const clock = createCautiousClock({ now: () => state.time, elapsed: () => state.elapsed })
    const pass = (ms: number) => {
      state.time += ms
      state.elapsed += ms
    }
    return { state, clock, pass }
  }

  it('follows the time of day and its corrections', () => {
    const { state, clock, pass } = start()
    pass(5 * minute)
    expect(clock()).toBe(state.time)
    state.time += 30_000
    expect(clock()).toBe(state.time)
  })

  it('follows a jump back at once', () => {
    const { state, clock, pass } = start()
    pass(minute)
    state.time -= hour
    expect(clock()).toBe(state.time)
  })

  it('follows a jump forward after ten minutes, and not if it is corrected before', () => {
    const { state, clock, pass } = start()
    clock()
    state.time += 24 * hour
    expect(clock()).toBe(state.time - 24 * hour)
    pass(9 * minute)
    expect(clock()).toBe(state.time - 24 * hour)
    state.time -= 24 * hour
    expect(clock()).toBe(state.time)
    state.time += 24 * hour
    pass(9 * minute)
    expect(clock()).toBe(state.time - 24 * hour)
    pass(9 * minute)
    expect(clock()).toBe(state.time - 24 * hour)
    pass(2 * minute)
    expect(clock()).toBe(state.time)
  })
})

describe('a shared clock', () => {
  it('shows the time of the database, and goes on without it', async () => {
    let elapsed = 1_000
    let time: number | undefined = 500 * hour
    const reports: string[] = []
    const clock = await createSharedClock({
      read: async () => time ?? Promise.reject(new TypeError('gone')),
      report: (_error, what) => void reports.push(what),
      elapsed: () => elapsed,
      everyMs: hour,
    })
    elapsed += 250
    expect(clock.now()).toBe(500 * hour + 250)
    time = undefined
    await expect(clock.adjust()).rejects.toThrow('gone')
    elapsed += 250
    expect(clock.now()).toBe(500 * hour + 500)
    time = 499 * hour
    await clock.adjust()
    expect(clock.now()).toBe(499 * hour)
    expect(reports).toEqual([])
    clock.stop()
  })

  it('shows the time of this machine until the database answers', async () => {
    const reports: string[] = []
    const clock = await createSharedClock({
      read: () => Promise.reject(new TypeError('gone')),
      report: (_error, what) => void reports.push(what),
      everyMs: hour,
    })
    expect(Math.abs(clock.now() - Date.now())).toBeLessThan(1_000)
    expect(reports).toEqual(['Could not read the time of the database'])
    clock.stop()
  })
})
