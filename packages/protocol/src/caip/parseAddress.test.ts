import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { invalidAddress } from '../errors/caip'
import { isCaipAddress } from './isCaipAddress'
import { namespaces } from './namespaces'
import { parseAddress } from './parseAddress'
import { assertCaipAddress, toCaipAddress } from './toCaipAddress'

const wrong = [
  '',
  'eip155',
  'eip155:1',
  'eip155:1:',
  'eip155::0xabc',
  ':1:0xabc',
  '::',
  'eip155:1:0xabc:more',
  'cosmos:hub:cosmos1abc',
  'eip155:1:0x abc',
  'eip155:1:<b>',
]

describe('parseAddress', () => {
  it('[IDF-2] parses namespace:chainId:address', () => {
    expect(parseAddress('solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp:abc')).toEqual({
      namespace: 'solana',
      chainId: '5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp',
      address: 'abc',
    })
  })

  it.each(wrong)('[IDF-2] throws one text for %j when parsing and another when checking', (value) => {
    expect(() => parseAddress(value)).toThrow(
      expect.objectContaining({ message: `Invalid CAIP-10 address: ${value}` }),
    )
    expect(() => assertCaipAddress(value)).toThrow(
      expect.objectContaining({ message: 'Invalid CAIP Address', values: { value } }),
    )
  })

  it('[IDF-2] joins parts and rejects ones that would parse differently', () => {
    expect(toCaipAddress({ namespace: 'eip155', chainId: 1, address: '0xabc' })).toBe('eip155:1:0xabc')
    for (const address of ['', 'a:b', 'a b'])
      expect(() => toCaipAddress({ namespace: 'eip155', chainId: 1, address })).toThrow(
        'Invalid CAIP Address',
      )
  })

  it('[IDF-2] parses what it joined', () => {
    const chainId = fc.stringMatching(/^[-_a-zA-Z0-9]{1,32}$/)
    const address = fc.stringMatching(/^[-.%a-zA-Z0-9]{1,128}$/)
    fc.assert(
      fc.property(fc.record({ namespace: fc.constantFrom(...namespaces), chainId, address }), (parts) => {
        expect(parseAddress(toCaipAddress(parts))).toEqual(parts)
      }),
    )
  })

  it('[IDF-2] returns the whole text or throws its kind for any input', () => {
    const nearly = fc
      .tuple(fc.constantFrom('eip155:1', 'polkadot:a', 'x:y'), fc.string())
      .map((two) => two.join(':'))
    fc.assert(
      fc.property(fc.oneof(fc.string(), nearly), (value) => {
        try {
          const { namespace, chainId, address } = parseAddress(value)
          expect(`${namespace}:${chainId}:${address}`).toBe(value)
          expect(isCaipAddress(value)).toBe(true)
        } catch (error) {
          expect(invalidAddress.is(error)).toBe(true)
          expect(isCaipAddress(value)).toBe(false)
        }
      }),
    )
  })
})
