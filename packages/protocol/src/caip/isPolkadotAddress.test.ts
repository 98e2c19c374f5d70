import { blake2b } from '@noble/hashes/blake2.js'
import { base58 } from '@scure/base'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isPolkadotAddress } from './isPolkadotAddress'

function encode(prefix: readonly number[], account: Uint8Array): string {
  const body = Uint8Array.of(...prefix, ...account)
  const hash = blake2b(Uint8Array.of(...new TextEncoder().encode('SS58PRE'), ...body), { dkLen: 64 })
  return base58.encode(Uint8Array.of(...body, ...hash.subarray(0, 2)))
}

const account = fc.uint8Array({ minLength: 32, maxLength: 32 })
const network = fc.integer({ min: 0, max: 16_383 }).filter((id) => id !== 46 && id !== 47)
const prefixOf = (id: number) => (id < 64 ? [id] : [((id & 0xfc) >> 2) | 0x40, (id >> 8) | ((id & 3) << 6)])

describe('isPolkadotAddress', () => {
  // One well-known development account in the forms of Substrate, Polkadot and Kusama, and one of a two-byte network.
  it.each([
    '5GrwvaEF5zXb26Fz9rcQpDWS57CtERHpNehXCPcNoHGKutQY',
    '15oF4uVJwmo4TdGW7VfQxNLavjCXviqxT9S1MgbjMNHr6Sp5',
    'HNZata7iMYWmk5RvZRTiAsSDhV8366zq2YGb3tLH5Upf74F',
  ])('[IDF-4] accepts %s', (value) => expect(isPolkadotAddress(value)).toBe(true))

  it.each([
    '',
    '5GrwvaEF5zXb26Fz9rcQpDWS57CtERHpNehXCPcNoHGKutQZ',
    '5GrwvaEF5zXb26Fz9rcQpDWS57CtERHpNehXCPcNoHGKutQ',
    ' 5GrwvaEF5zXb26Fz9rcQpDWS57CtERHpNehXCPcNoHGKutQY',
    '0xd43593c715fdd31c61141abd04a99fd6822c8558854ccde39a5684e7a56da27d',
    '7EcDhSYGxXyscszYEp35KHN8vvw3svAuLKTzXwCFLtV',
  ])('[IDF-4] rejects %j', (value) => expect(isPolkadotAddress(value)).toBe(false))

  it('[IDF-4] accepts 32-byte accounts of every network', () => {
    fc.assert(
      fc.property(network, account, (id, bytes) => {
        expect(isPolkadotAddress(encode(prefixOf(id), bytes))).toBe(true)
      }),
    )
  })

  it('[IDF-4] rejects a changed character', () => {
    // The checksum has 16 bits, so a chance of 1 in 65,536 is left; a fixed seed makes the outcome stable.
    fc.assert(
      fc.property(network, account, fc.nat(), (id, bytes, at) => {
        const address = encode(prefixOf(id), bytes)
        const place = at % address.length
        const other = address[place] === 'z' ? 'y' : 'z'
        expect(isPolkadotAddress(address.slice(0, place) + other + address.slice(place + 1))).toBe(false)
      }),
      { seed: 58 },
    )
  })

  it('[IDF-4] rejects reserved and non-canonical network prefixes and other lengths', () => {
    const bytes = new Uint8Array(32).fill(7)
    for (const prefix of [[46], [47], [128], [255], [0x40, 0x00], [0x4a, 0x80]])
      expect(isPolkadotAddress(encode(prefix, bytes))).toBe(false)
    for (const length of [1, 2, 31, 33])
      expect(isPolkadotAddress(encode([0], new Uint8Array(length)))).toBe(false)
  })

  it('[IDF-4] answers for any input', () => {
    fc.assert(
      fc.property(fc.anything(), (value) => {
        expect(isPolkadotAddress(value)).toBe(false)
      }),
    )
  })
})
