import { isPolkadotAddress } from '@latchkey/protocol'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { decodeAddress } from './decodeAddress'
import { encodeAddress } from './encodeAddress'
import { prefixOf } from './prefixOf'

/** `//Alice` as development chains, Polkadot and Kusama write it. */
const alice = [
  [42, '5GrwvaEF5zXb26Fz9rcQpDWS57CtERHpNehXCPcNoHGKutQY'],
  [0, '15oF4uVJwmo4TdGW7VfQxNLavjCXviqxT9S1MgbjMNHr6Sp5'],
  [2, 'HNZata7iMYWmk5RvZRTiAsSDhV8366zq2YGb3tLH5Upf74F'],
] as const

describe('SS58', () => {
  it.each(alice)('[IDF-4] [DOT-1] writes the same account with prefix %i as %s', (prefix, address) => {
    const id = decodeAddress(alice[0][1]) ?? expect.unreachable()
    expect(encodeAddress(id, prefix)).toBe(address)
    expect(decodeAddress(address)).toEqual(id)
  })

  it('[IDF-4] decodes every account that it encodes, with every prefix', () => {
    // 46 and 47 are reserved and no address has them.
    const prefixes = fc.integer({ min: 0, max: 16383 }).filter((prefix) => prefix !== 46 && prefix !== 47)
    fc.assert(
      fc.property(fc.uint8Array({ minLength: 32, maxLength: 32 }), prefixes, (id, prefix) => {
        const address = encodeAddress(id, prefix)
        expect(isPolkadotAddress(address)).toBe(true)
        expect(decodeAddress(address)).toEqual(id)
      }),
    )
  })

  it.each([undefined, null, 42, '', '0xd43593c715fdd31c61141abd04a99fd6822c8558', `${alice[0][1]}x`, {}])(
    '[IDF-4] finds no account in %j',
    (value) => expect(decodeAddress(value)).toBeNull(),
  )

  it('[DOT-1] uses the site’s prefix, then the well-known one, then the generic one', () => {
    const kusama = 'polkadot:b0a8d493285c2df73290dfb7e61f870f'
    expect(prefixOf(kusama, {})).toBe(2)
    expect(prefixOf(kusama, { prefixes: { [kusama]: 7 } })).toBe(7)
    expect(prefixOf('polkadot:constructor', {})).toBe(42)
    expect(prefixOf(null, {})).toBe(42)
  })
})
