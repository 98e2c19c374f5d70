import { ed25519 } from '@noble/curves/ed25519.js'
import { hexToBytes } from '@noble/hashes/utils.js'
import { base58, base64 } from '@scure/base'
import { describe, expect, it } from 'vitest'
import { verifySolana } from './verifySolana'

const chainId = 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'
const isRight = (key: string, message: string, signature: Uint8Array) =>
  verifySolana({
    chainId,
    address: base58.encode(hexToBytes(key)),
    message,
    signature: base58.encode(signature),
  })

/** RFC 8032, section 7.1: the vectors with a text message. */
const vectors = [
  [
    'TEST 1',
    'd75a980182b10ab7d54bfed3c964073a0ee172f3daa62325af021a68f707511a',
    '',
    'e5564300c360ac729086e2cc806e828a84877f1eb8e5d974d873e065224901555fb8821590a33bacc61e39701cf9b46bd25bf5f0595bbe24655141438e7a100b',
  ],
  [
    'TEST 2',
    '3d4017c3e843895a92b70aa74d1b7ebc9c982ccf2ec4968cc0cd55f12af4660c',
    'r',
    '92a009a9f0d4cab8720e820b5f642540a2b27b5416503f8fb3762223ebdb69da085ac1e43e15996e458f3613d0f11d8c387b2eaeb4302aeeb00d291612bb0c00',
  ],
] as const

describe('signatures of Solana accounts', () => {
  it.each(vectors)('[SIW-6] %s of RFC 8032', (_, key, message, signature) => {
    const bytes = hexToBytes(signature)
    expect(isRight(key, message, bytes)).toBe(true)
    expect(isRight(key, `${message} `, bytes)).toBe(false)
    const address = base58.encode(hexToBytes(key))
    expect(verifySolana({ chainId, address, message, signature: base64.encode(bytes) })).toBe(true)
    for (let at = 0; at < 64; at += 1)
      expect(
        isRight(
          key,
          message,
          bytes.map((byte, index) => (index === at ? byte ^ 1 : byte)),
        ),
      ).toBe(false)
  })

  it('[SIW-6] rejects a malleated signature (s plus the order)', () => {
    const [, key, message, signature] = vectors[1]
    const order = 2n ** 252n + 27742317777372353535851937790883648493n
    const bytes = hexToBytes(signature)
    let s = order
    for (let at = 0; at < 32; at += 1) s += BigInt(bytes[32 + at] ?? 0) << BigInt(8 * at)
    const made = bytes.slice()
    for (let at = 0; at < 32; at += 1) made[32 + at] = Number((s >> BigInt(8 * at)) & 255n)
    expect(isRight(key, message, made)).toBe(false)
  })

  it('[SIW-6] rejects small-order keys, whose signature fits every text', () => {
    const keys = [
      '01'.padEnd(64, '0'),
      '00'.repeat(32),
      'ecffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff7f',
    ]
    for (const key of keys)
      for (const text of ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'])
        expect(isRight(key, text, hexToBytes(`01${'00'.repeat(63)}`))).toBe(false)
  })

  it('[SIW-6] accepts 64-byte signatures in base58 or base64, and 32-byte addresses', () => {
    const secret = new Uint8Array(32).fill(1)
    const address = base58.encode(ed25519.getPublicKey(secret))
    const bytes = ed25519.sign(new TextEncoder().encode('text'), secret)
    const is = (signature: string, by = address) =>
      verifySolana({ chainId, address: by, message: 'text', signature })
    expect(is(base58.encode(bytes))).toBe(true)
    for (const bad of [
      base58.encode(bytes.slice(1)),
      `${base58.encode(bytes)}1`,
      '',
      'l',
      `${base64.encode(bytes)}=`,
      ` ${base58.encode(bytes)}`,
    ])
      expect(is(bad)).toBe(false)
    expect(is(base58.encode(bytes), base58.encode(new Uint8Array(33).fill(9)))).toBe(false)
    expect(is(base58.encode(bytes), '1'.repeat(44))).toBe(false)
  })
})
