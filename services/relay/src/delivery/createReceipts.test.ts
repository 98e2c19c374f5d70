import { setTimeout as wait } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { createReceipts } from './createReceipts'

it('keeps acknowledgements while the store fails, and stores them afterwards', async () => {
  const stored: string[] = []
  let isDown = true
  const receipts = createReceipts(
    {
      async acknowledge(client, message) {
        if (isDown) throw new TypeError('gone')
        stored.push(`${client} ${message}`)
      },
      flush: async () => undefined,
    },
    () => undefined,
  )
  for (let n = 0; n < 120; n++) receipts.add('a', n)
  // Several times as long as three quick tries.
  await wait(1_000)
  receipts.add('b', 1)
  await receipts.settle()
  expect([receipts.pending('a').size, receipts.pending('b').size]).toEqual([120, 1])
  isDown = false
  await expect.poll(() => stored.length, { timeout: 10_000 }).toBe(121)
  await receipts.settle()
  expect([receipts.pending('a').size, receipts.pending('b').size]).toEqual([0, 0])
})

it('stores acknowledgements again that may not be on disk', async () => {
  const stored: number[] = []
  let isDown = true
  const receipts = createReceipts(
    {
      acknowledge: async (_client, message) => void stored.push(message),
      async flush() {
        if (isDown) throw new TypeError('gone')
      },
    },
    () => undefined,
  )
  receipts.add('a', 1)
  await receipts.settle()
  expect([...receipts.pending('a')]).toEqual([1])
  isDown = false
  await expect.poll(() => receipts.pending('a').size, { timeout: 10_000 }).toBe(0)
  expect(stored.length).toBeGreaterThan(1)
})

it('does not wait for a store that stays away when the relay stops', async () => {
  const receipts = createReceipts(
    { acknowledge: () => Promise.reject(new TypeError('gone')), flush: async () => undefined },
    () => undefined,
  )
  receipts.add('a', 1)
  const began = performance.now()
  await receipts.settle()
  expect(performance.now() - began).toBeLessThan(1_000)
})
