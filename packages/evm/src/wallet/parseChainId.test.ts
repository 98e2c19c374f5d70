import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parseChainId } from './parseChainId'

describe('parseChainId', () => {
  it('[EVM-2] reads hexadecimal and decimal text and numbers', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: Number.MAX_SAFE_INTEGER }), (id) => {
        expect(parseChainId(`0x${id.toString(16)}`)).toBe(id)
        expect(parseChainId(`0x${id.toString(16).toUpperCase()}`)).toBe(id)
        expect(parseChainId(`${id}`)).toBe(id)
        expect(parseChainId(id)).toBe(id)
      }),
    )
  })

  it.each([
    [undefined],
    [null],
    [''],
    ['0x'],
    ['0x0'],
    ['-1'],
    ['1e3'],
    ['1.5'],
    [' 1'],
    ['eip155:1'],
    [0],
    [-5],
    [1.5],
  ])('rejects %j', (value) => {
    expect(parseChainId(value)).toBe(null)
  })

  it.each([
    [Number.NaN],
    [Number.POSITIVE_INFINITY],
    ['0xfffffffffffffffffff'],
    [2 ** 53],
    [1n],
    [['0x1']],
    [{}],
  ])('rejects unsafe numbers', (value) => {
    expect(parseChainId(value)).toBe(null)
  })
})
