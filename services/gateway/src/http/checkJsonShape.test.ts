import fc from 'fast-check'
import { expect, it } from 'vitest'
import { checkJsonShape } from './checkJsonShape'
import { textRefusals } from './textRefusals'

const reasonOf = (text: string) => {
  try {
    checkJsonShape(Buffer.from(text))
    return undefined
  } catch (error) {
    return textRefusals.invalidBody.is(error) ? error.values.reason : `${error}`
  }
}
const nested = (levels: number, [open, close]: readonly [string, string]) =>
  `${open.repeat(levels)}1${close.repeat(levels)}`

it.each([
  ['arrays', ['[', ']']],
  ['objects', ['{"a":', '}']],
  ['both', ['[{"a":', '}]']],
] as const)('accepts 64 levels of %s, and no more', (_name, brackets) => {
  const each = brackets[0].startsWith('[{') ? 2 : 1
  expect(reasonOf(nested(64 / each, brackets))).toBeUndefined()
  expect(reasonOf(nested(64 / each + 1, brackets))).toBe('more than 64 levels')
})

it('rejects brackets without end at once', () => {
  const text = Buffer.alloc(10_000_000, '[')
  const began = performance.now()
  expect(() => checkJsonShape(text)).toThrow()
  expect(performance.now() - began).toBeLessThan(100)
})

it('rejects too many values, however small', () => {
  for (const value of ['0', '[]', '{}', '""'])
    expect(reasonOf(`[${Array(60_000).fill(value).join(',')}]`)).toBe('more than 50000 values')
  expect(reasonOf(`[${Array(20_000).fill('[]').join(',')}]`)).toBeUndefined()
})

it('tells how many values there are', () => {
  expect(checkJsonShape(Buffer.from('1'))).toBe(0)
  expect(checkJsonShape(Buffer.from('[1,2,{"a":[3,4]}]'))).toBe(6)
})

it('ignores brackets and commas inside texts', () => {
  for (const text of ['[[[['.repeat(100), ',,,,'.repeat(50_000), '\\"[[[['.repeat(100), '\\\\', '"'])
    expect(reasonOf(JSON.stringify({ text, more: [text] }))).toBeUndefined()
  expect(reasonOf(`{"a":"\\\\","b":${nested(70, ['[', ']'])}}`)).toBe('more than 64 levels')
})

it('accepts whatever the parser accepts within the limits', () => {
  fc.assert(
    fc.property(fc.json({ maxDepth: 20 }), (text) => {
      expect(reasonOf(text)).toBeUndefined()
    }),
  )
})
