import { sha256 } from '@noble/hashes/sha2.js'
import { bech32, bech32m, createBase58check } from '@scure/base'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isBitcoinAddress } from './isBitcoinAddress'

const base58check = createBase58check(sha256)

// The vectors of BIP-350 (which contain those of BIP-173 that are still good), and well-known legacy addresses.
const good = [
  'BC1QW508D6QEJXTDG4Y5R3ZARVARY0C5XW7KV8F3T4',
  'tb1qrp33g0q5c5txsp9arysrx4k6zdkfs4nce4xj0gdcccefvpysxf3q0sl5k7',
  'bc1pw508d6qejxtdg4y5r3zarvary0c5xw7kw508d6qejxtdg4y5r3zarvary0c5xw7kt5nd6y',
  'BC1SW50QGDZ25J',
  'bc1zw508d6qejxtdg4y5r3zarvaryvaxxpcs',
  'tb1qqqqqp399et2xygdj5xreqhjjvcmzhxw4aywxecjdzew6hylgvsesrxh6hy',
  'tb1pqqqqp399et2xygdj5xreqhjjvcmzhxw4aywxecjdzew6hylgvsesf3hn0c',
  'bc1p0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7vqzk5jj0',
  '1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa',
  '3J98t1WpEZ73CNmQviecrnyiWrnqRhWNLy',
  'mipcBbFg9gMiCh81Kj8tqqdgoZub1ZJRfn',
]

const bad = [
  'tc1p0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7vq5zuyut',
  'bc1p0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7vqh2y7hd',
  'tb1z0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7vqglt7rf',
  'BC1S0XLXVLHEMJA6C4DQV22UAPCTQUPFHLXM9H8Z3K2E72Q4K9HCZ7VQ54WELL',
  'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kemeawh',
  'tb1q0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7vq24jc47',
  'bc1p38j9r5y49hruaue7wxjce0updqjuyyx0kh56v8s25huc6995vvpql3jow4',
  'BC130XLXVLHEMJA6C4DQV22UAPCTQUPFHLXM9H8Z3K2E72Q4K9HCZ7VQ7ZWS8R',
  'bc1pw5dgrnzv',
  'bc1p0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7v8n0nx0muaewav253zgeav',
  'BC1QR508D6QEJXTDG4Y5R3ZARVARYV98GJ9P',
  'tb1p0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7vq47Zagq',
  'bc1p0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7v07qwwzcrf',
  'tb1p0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7vpggkg4j',
  'bc1gmk9yu',
  '1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNb',
  '5HueCGU8rMjxEXxiPuD5BDku4MkFqeZyd4dZ1jvhTVqvbTLvyTJ',
  '',
]

const bytes = (length: number) => fc.uint8Array({ minLength: length, maxLength: length })
const legacy = fc
  .tuple(fc.constantFrom(0x00, 0x05, 0x6f, 0xc4), bytes(20))
  .map(([version, hash]) => base58check.encode(Uint8Array.of(version, ...hash)))
const segwit = fc
  .tuple(fc.constantFrom('bc', 'tb', 'bcrt'), fc.integer({ min: 0, max: 16 }), bytes(32))
  .map(([prefix, version, program]) => {
    const coder = version === 0 ? bech32 : bech32m
    return coder.encode(prefix, [version, ...coder.toWords(program)])
  })

describe('isBitcoinAddress', () => {
  it.each(good)('[IDF-4] accepts %s', (value) => expect(isBitcoinAddress(value)).toBe(true))

  it.each(bad)('[IDF-4] rejects %j', (value) => expect(isBitcoinAddress(value)).toBe(false))

  it('[IDF-4] accepts every valid address, and none with one character changed', () => {
    const changed = fc.tuple(fc.oneof(legacy, segwit), fc.nat(), fc.nat())
    fc.assert(
      fc.property(changed, ([address, at, by]) => {
        expect(isBitcoinAddress(address)).toBe(true)
        const alphabet = 'qpzry9x8gf2tvdw'
        const place = 4 + (at % (address.length - 4))
        const other = alphabet[by % alphabet.length] ?? 'q'
        if (address[place] === other) return
        expect(isBitcoinAddress(address.slice(0, place) + other + address.slice(place + 1))).toBe(false)
      }),
    )
  })

  it('[IDF-4] rejects a wrong version byte and a wrong length', () => {
    expect(isBitcoinAddress(base58check.encode(new Uint8Array(21).fill(1)))).toBe(false)
    expect(isBitcoinAddress(base58check.encode(new Uint8Array(20)))).toBe(false)
    expect(isBitcoinAddress(base58check.encode(new Uint8Array(22)))).toBe(false)
  })

  it('[IDF-4] answers quickly for any input', () => {
    fc.assert(
      fc.property(fc.anything(), (value) => {
        expect(isBitcoinAddress(value)).toBe(false)
      }),
    )
    expect(isBitcoinAddress('1'.repeat(1_000_000))).toBe(false)
  })
})
