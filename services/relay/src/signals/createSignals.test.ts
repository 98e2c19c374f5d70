import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { ChannelListener } from './Channel'
import { createSignals } from './createSignals'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

it('looks for messages every two seconds while the channel is cut', async () => {
  let listener: ChannelListener | undefined
  const woken: unknown[] = []
  const states: boolean[] = []
  const sent: string[] = []
  const signals = await createSignals({
    open: async (opened) => {
      listener = opened
      return { send: async (text) => void sent.push(text), stop: async () => undefined }
    },
    onWake: (clients) => void woken.push(clients),
    onState: (isUp) => void states.push(isUp),
    report: (error) => expect.unreachable(String(error)),
  })
  await vi.advanceTimersByTimeAsync(60_000)
  expect(woken).toEqual([])
  listener?.lost()
  listener?.lost()
  await vi.advanceTimersByTimeAsync(10_100)
  expect(woken).toEqual(Array(5).fill('all'))
  listener?.restored()
  // Once for what was missed, and never again.
  await vi.advanceTimersByTimeAsync(60_000)
  expect(woken).toHaveLength(6)
  expect(states).toEqual([true, false, false, true])
  expect(sent.map((text) => JSON.parse(text))).toMatchObject([
    { says: 'hello' },
    { says: 'hello', all: true },
  ])
  await signals.stop()
})
