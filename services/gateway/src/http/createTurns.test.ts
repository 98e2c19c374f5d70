import { expect, it } from 'vitest'
import { createTurns } from './createTurns'

it('lets everybody in, one in each round of the event loop', async () => {
  const turn = createTurns()
  let round = 0
  let isOver = false
  const count = () => {
    round += 1
    if (!isOver) setImmediate(count)
  }
  setImmediate(count)
  const rounds = await Promise.all(Array.from({ length: 5 }, () => turn().then(() => round)))
  isOver = true
  expect(new Set(rounds).size).toBe(5)
  expect(rounds).toEqual([...rounds].sort((a, b) => a - b))
})
