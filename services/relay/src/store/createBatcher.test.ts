import { setTimeout as wait } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { createBatcher } from './createBatcher'

it('batches what arrives meanwhile, in order', async () => {
  const batches: number[][] = []
  const batcher = createBatcher(async (items: readonly number[]) => {
    batches.push([...items])
    await wait(20)
    return items.map((item) => item * 2)
  }, 3)
  const first = batcher.add(1)
  await wait(5)
  const rest = [2, 3, 4, 5].map((item) => batcher.add(item))
  expect(await Promise.all([first, ...rest])).toEqual([2, 4, 6, 8, 10])
  expect(batches).toEqual([[1], [2, 3, 4], [5]])
  await batcher.settle()
})

it('rejects everyone in a failed batch, and continues', async () => {
  const batcher = createBatcher(async (items: readonly number[]) => {
    if (items.includes(0)) throw new TypeError('no zero')
    return items
  }, 10)
  const failing = await Promise.allSettled([batcher.add(0), batcher.add(1)])
  expect(failing.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  expect(await batcher.add(2)).toBe(2)
})

it('misses nobody who arrives just as a batch ends', async () => {
  for (const lanes of [1, 2, 3]) {
    const batcher = createBatcher(async (items: readonly number[]) => items, 5, lanes)
    let done = 0
    const chain = async (turns: number) => {
      for (let n = 0; n < 200; n++) {
        await batcher.add(n)
        // Try every distance to the end of a batch, in microtasks.
        for (let turn = 0; turn < turns; turn++) await undefined
      }
      done += 1
    }
    await Promise.race([Promise.all(Array.from({ length: 8 }, (_, turns) => chain(turns))), wait(5_000)])
    expect(done).toBe(8)
    await batcher.settle()
  }
})
