import fc from 'fast-check'
import { describe, expect, expectTypeOf, it } from 'vitest'
import { invalidNetworkId } from '../errors/caip'
import { unknownNamespace } from '../errors/network'
import { isNetworkId } from './isNetworkId'
import { isNamespace, type Namespace, namespaces } from './namespaces'
import { parseNetworkId, toNetworkId } from './parseNetworkId'

const chainId = fc.stringMatching(/^[-_a-zA-Z0-9]{1,32}$/)

describe('parseNetworkId', () => {
  it('[IDF-1] parses namespace:chainId', () => {
    expect(parseNetworkId('eip155:137')).toEqual({ namespace: 'eip155', chainId: '137' })
    expectTypeOf(parseNetworkId('eip155:1').namespace).toEqualTypeOf<Namespace>()
  })

  it.each([
    '',
    'eip155',
    'eip155:',
    ':1',
    ':',
    'eip155:1:2',
    'eip155:1:',
    'eip155: 1',
    'eip155:1\n',
    'EIP155:1',
  ])('[IDF-1] throws on %j', (value) => {
    expect(() => parseNetworkId(value)).toThrow(
      expect.objectContaining({ message: `Invalid CAIP-2 network id: ${value}`, values: { value } }),
    )
    expect(isNetworkId(value)).toBe(false)
  })

  it('[IDF-3] knows four namespaces and names an unknown one', () => {
    expect([...namespaces].sort()).toEqual(['bip122', 'eip155', 'polkadot', 'solana'])
    expect(namespaces.every(isNamespace)).toBe(true)
    for (const value of ['cosmos', '', 'toString', undefined, 1]) expect(isNamespace(value)).toBe(false)
    expect(() => parseNetworkId('cosmos:hub')).toThrow(
      expect.objectContaining({ code: 'network/unknown-namespace', values: { namespace: 'cosmos' } }),
    )
  })

  it('[IDF-1] parses what it joined', () => {
    fc.assert(
      fc.property(fc.constantFrom(...namespaces), chainId, (namespace, id) => {
        const parts = { namespace, chainId: id }
        expect(parseNetworkId(toNetworkId(parts))).toEqual(parts)
      }),
    )
    expect(toNetworkId({ namespace: 'eip155', chainId: 10 })).toBe('eip155:10')
    expect(() => toNetworkId({ namespace: 'eip155', chainId: '1:2' })).toThrow('Invalid CAIP-2 network id')
  })

  it('[IDF-1] returns the whole text or throws a kind for any input', () => {
    const nearly = fc
      .tuple(fc.constantFrom('eip155', 'solana', 'x', ''), fc.string())
      .map((parts) => parts.join(':'))
    fc.assert(
      fc.property(fc.oneof(fc.string(), nearly), (value) => {
        try {
          const parts = parseNetworkId(value)
          expect(`${parts.namespace}:${parts.chainId}`).toBe(value)
          expect(isNetworkId(value)).toBe(true)
        } catch (error) {
          expect(invalidNetworkId.is(error) || unknownNamespace.is(error)).toBe(true)
          expect(isNetworkId(value)).toBe(false)
        }
      }),
    )
  })
})
