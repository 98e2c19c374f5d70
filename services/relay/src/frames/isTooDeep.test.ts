import fc from 'fast-check'
import { expect, it } from 'vitest'
import { isTooDeep } from './isTooDeep'
import { readFrame } from './readFrame'

const padding = '"'.padEnd(5_000, 'a').concat('"')

it.each(['[', '{"a":', '[1,[2],"[",'])('refuses a megabyte of %j at once', (open) => {
  const text = open.repeat(Math.floor(1_048_576 / open.length))
  const began = performance.now()
  expect(readFrame(text)).toEqual({ kind: 'fault', id: '0', name: 'Serialization' })
  expect(performance.now() - began).toBeLessThan(50)
})

it('counts levels, not brackets in texts', () => {
  const nested = (levels: number) => `${'['.repeat(levels - 1)}${padding}${']'.repeat(levels - 1)}`
  expect(isTooDeep(`[${nested(32)}]`)).toBe(false)
  expect(isTooDeep(`[${nested(33)}]`)).toBe(true)
  expect(isTooDeep(`["${'[\\"{'.repeat(2_000)}"]`)).toBe(false)
  expect(isTooDeep(`[${'[],'.repeat(5_000)}0]`)).toBe(false)
})

it('accepts whatever valid frames hold (300 cases)', () => {
  fc.assert(
    fc.property(fc.jsonValue({ maxDepth: 10 }), (value) => {
      expect(isTooDeep(JSON.stringify({ value, padding }))).toBe(false)
    }),
    { numRuns: 300 },
  )
})
