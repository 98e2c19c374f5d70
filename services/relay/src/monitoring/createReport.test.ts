import { expect, it } from 'vitest'
import { createReport } from './createReport'

it('writes each kind of problem once in a while, with the number of those in between', () => {
  const lines: unknown[][] = []
  let elapsed = 0
  const report = createReport({ warn: (...line: unknown[]) => void lines.push(line) }, () => elapsed)
  for (let n = 0; n < 1_000; n++) report(new TypeError('gone'), 'Could not read messages')
  report('else', 'Lost a signal')
  elapsed = 5_000
  report('again', 'Could not read messages')
  elapsed = 10_000
  report('later', 'Could not read messages')
  expect(lines).toEqual([
    [{ error: 'TypeError: gone' }, 'Could not read messages'],
    [{ error: 'else' }, 'Lost a signal'],
    [{ error: 'again', more: 999 }, 'Could not read messages'],
    [{ error: 'later' }, 'Could not read messages'],
  ])
})
