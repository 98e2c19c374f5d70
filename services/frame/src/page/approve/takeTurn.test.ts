import { expect, it } from 'vitest'
import type { Decision } from './Decision'
import { takeTurn } from './takeTurn'

it('[FRM-10] asks one question after the other', async () => {
  const line = {}
  const asked: string[] = []
  const answers: ((decision: Decision) => void)[] = []
  const ask = (name: string) => () => {
    asked.push(name)
    return new Promise<Decision>((resolve) => answers.push(resolve))
  }
  const first = takeTurn(line, ask('first'))
  const second = takeTurn(line, ask('second'))
  const other = takeTurn({}, ask('other page'))
  await expect.poll(() => asked).toEqual(['first', 'other page'])
  answers[0]?.('approved')
  expect(await first).toBe('approved')
  await expect.poll(() => asked).toEqual(['first', 'other page', 'second'])
  answers[1]?.('rejected')
  answers[2]?.('approved')
  expect(await Promise.all([other, second])).toEqual(['rejected', 'approved'])
})

it('goes on after a question that failed', async () => {
  const line = {}
  const failed = takeTurn(line, () => Promise.reject(new TypeError('no texts')))
  const last = takeTurn(line, async () => 'approved')
  await expect(failed).rejects.toThrow('no texts')
  expect(await last).toBe('approved')
})
