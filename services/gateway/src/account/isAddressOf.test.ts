import { blake2b } from '@noble/hashes/blake2.js'
import { base58 } from '@scure/base'
import { describe, expect, it } from 'vitest'
import { isAddressOf } from './isAddressOf'

const chains = {
  evm: 'eip155:1',
  solana: 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp',
  bitcoin: 'bip122:000000000019d6689c085ae165831e93',
  testnet3: 'bip122:000000000933ea01ad0ee984209779ba',
  testnet4: 'bip122:00000000da84f2bafbbc53dee25a72ae',
  signet: 'bip122:00000008819873e925422c1ff0f99f7c',
  regtest: 'bip122:0f9188f13cb7b2c71f2a335e3a4fc328',
  polkadot: 'polkadot:91b171bb158e2d3848fa23a9f1c25182',
  kusama: 'polkadot:b0a8d493285c2df73290dfb7e61f870f',
  westend: 'polkadot:e143f23803ac50e8f6f8e62695d1ce9e',
  unknown: `polkadot:${'e'.repeat(32)}`,
} as const
type Name = keyof typeof chains

const tests = ['testnet3', 'testnet4', 'signet'] as const
const places: readonly (readonly [string, readonly Name[]])[] = [
  ['0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045', ['evm']],
  ['DRpbCBMxVnDK7maPM5tGv6MvB3v1sRMC86PZ8okm21hy', ['solana']],
  // Valid letters, but 33 and 24 bytes.
  ['z'.repeat(44), []],
  ['z'.repeat(32), []],
  ['bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4', ['bitcoin']],
  ['BC1QW508D6QEJXTDG4Y5R3ZARVARY0C5XW7KV8F3T4', ['bitcoin']],
  ['bc1p0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7vqzk5jj0', ['bitcoin']],
  ['1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa', ['bitcoin']],
  ['3J98t1WpEZ73CNmQviecrnyiWrnqRhWNLy', ['bitcoin']],
  ['tb1qw508d6qejxtdg4y5r3zarvary0c5xw7kxpjzsx', tests],
  ['mipcBbFg9gMiCh81Kj8tqqdgoZub1ZJRfn', [...tests, 'regtest']],
  ['bcrt1qw508d6qejxtdg4y5r3zarvary0c5xw7kygt080', ['regtest']],
  // One account in the Polkadot, Kusama and generic spellings.
  ['15oF4uVJwmo4TdGW7VfQxNLavjCXviqxT9S1MgbjMNHr6Sp5', ['polkadot', 'unknown']],
  ['HNZata7iMYWmk5RvZRTiAsSDhV8366zq2YGb3tLH5Upf74F', ['kusama', 'unknown']],
  ['5GrwvaEF5zXb26Fz9rcQpDWS57CtERHpNehXCPcNoHGKutQY', ['polkadot', 'kusama', 'westend', 'unknown']],
  ['5GrwvaEF5zXb26Fz9rcQpDWS57CtERHpNehXCPcNoHGKutQZ', []],
]

describe('isAddressOf', () => {
  it.each(places)('[IDF-4] accepts %s for %j only', (address, names) => {
    const found = Object.entries(chains).filter(([, id]) => isAddressOf({ id, ss58: undefined }, address))
    expect(found.map(([name]) => name)).toEqual(names)
  })

  it("[IDF-4] uses the operator's address prefix of a network", () => {
    const kusama = 'HNZata7iMYWmk5RvZRTiAsSDhV8366zq2YGb3tLH5Upf74F'
    expect(isAddressOf({ id: chains.unknown, ss58: 2 }, kusama)).toBe(true)
    expect(isAddressOf({ id: chains.unknown, ss58: 7391 }, kusama)).toBe(false)
    // A prefix of two bytes.
    const [first, second] = [0x40 | ((7391 & 0xfc) >> 2), (7391 >> 8) | ((7391 & 3) << 6)]
    const body = Uint8Array.of(first, second, ...new Uint8Array(32).fill(7))
    const sum = blake2b(Uint8Array.of(...Buffer.from('SS58PRE'), ...body)).subarray(0, 2)
    const unique = base58.encode(Uint8Array.of(...body, ...sum))
    expect(isAddressOf({ id: chains.unknown, ss58: 7391 }, unique)).toBe(true)
    expect(isAddressOf({ id: chains.unknown, ss58: 2 }, unique)).toBe(false)
  })
})
