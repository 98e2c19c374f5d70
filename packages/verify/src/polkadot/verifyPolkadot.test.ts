import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js'
import {
  ed25519KeypairFromSeed,
  ed25519Sign,
  sr25519KeypairFromSeed,
  sr25519Sign,
  waitReady,
} from '@polkadot/wasm-crypto'
import { describe, expect, it } from 'vitest'
import { toSs58 } from '../testing/signers'
import { accountIdOf } from './accountIdOf'
import { verifyPolkadot } from './verifyPolkadot'

await waitReady()

const chainId = 'polkadot:91b171bb158e2d3848fa23a9f1c25182'
const isRight = (address: string, message: string, signature: string) =>
  verifyPolkadot({ chainId, address, message, signature })

/** Published by polkadot-js/common: packages/util-crypto/src/signature/verify.spec.ts, all of the text "hello world". */
const vectors = [
  [
    'ed25519',
    'DxN4uvzwPzJLtn17yew6jEffPhXQfdKHTp2brufb98vGbPN',
    '0x299d3bf4c8bb51af732f8067b3a3015c0862a5ff34721749d8ed6577ea2708365d1c5f76bd519009971e41156f12c70abc2533837ceb3bad9a05a99ab923de06',
    '00',
  ],
  [
    'sr25519',
    'EK1bFgKm2FsghcttHT7TB7rNyXApFgs9fCbijMGQNyFGBQm',
    '0xca01419b5a17219f7b78335658cab3b126db523a5df7be4bfc2bef76c2eb3b1dcf4ca86eb877d0a6cf6df12db5995c51d13b00e005d053b892bd09c594434288',
    '01',
  ],
  [
    'sr25519 between marks',
    'J9nD3s7zssCX7bion1xctAF6xcVexcpy2uwy4jTm9JL8yuK',
    '0x84b6afb1c8e54bbcb3f4872baf172580e21310e9387a53742627d6652d121447fa406b82805ed3184fb7bd519175cc9f99f283f97954d95cf966ee164df85489',
    '01',
  ],
  [
    'ecdsa',
    'XyFVXiGaHxoBhXZkSh6NS2rjFyVaVNUo5UiZDqZbuSfUdji',
    '0x994638ee586d2c5dbd9bacacbc35d9b7e9018de8f7892f00c900db63bc57b1283e2ee7bc51a9b1c1dae121ac4f4b9e2a41cd1d6bf4bb3e24d7fed6faf6d85e0501',
    '02',
  ],
] as const

describe('signatures of Polkadot accounts', () => {
  it.each(vectors)('[SIW-6] %s (polkadot-js)', (_, address, signature, kind) => {
    expect(isRight(address, 'hello world', signature)).toBe(true)
    expect(isRight(address, 'hello world', `0x${kind}${signature.slice(2)}`)).toBe(true)
    for (const other of ['00', '01', '02', '03'])
      if (other !== kind)
        expect(isRight(address, 'hello world', `0x${other}${signature.slice(2)}`)).toBe(false)
    expect(isRight(address, 'hello world!', signature)).toBe(false)
    for (const [, other] of vectors)
      if (other !== address) expect(isRight(other, 'hello world', signature)).toBe(false)
  })

  it('[SIW-6] accepts four values for the recovery byte of an ECDSA signature', () => {
    const [, address, signature] = vectors[3]
    const ends = (last: string) => isRight(address, 'hello world', signature.slice(0, -2) + last)
    expect(['01', '1c'].map(ends)).toEqual([true, true])
    expect(['00', '1b', '02', '1d', '37', '52', 'ff'].some(ends)).toBe(false)
  })

  it('[SIW-6] accepts an address of any network', () => {
    const [, address, signature] = vectors[1]
    const id = accountIdOf(address) ?? expect.unreachable()
    for (const prefix of [0, 2, 42, 63])
      expect(isRight(toSs58(id, prefix), 'hello world', signature)).toBe(true)
    expect(isRight(toSs58(id, 46), 'hello world', signature)).toBe(false)
  })

  it('[SIW-6] accepts signatures of the Rust library, bare and wrapped', () => {
    const seed = new Uint8Array(32).fill(3)
    const sr = sr25519KeypairFromSeed(seed)
    const ed = ed25519KeypairFromSeed(seed)
    for (const text of ['', 'text', 'ä😄', '<Bytes>x</Bytes>'])
      for (const signed of [text, `<Bytes>${text}</Bytes>`]) {
        const bytes = utf8ToBytes(signed)
        const [srKey, edKey] = [sr.slice(64), ed.slice(32)]
        const bySr = `0x${bytesToHex(sr25519Sign(srKey, sr.slice(0, 64), bytes))}`
        const byEd = `0x${bytesToHex(ed25519Sign(edKey, ed.slice(0, 32), bytes))}`
        expect([isRight(toSs58(srKey), text, bySr), isRight(toSs58(edKey), text, byEd)]).toEqual([true, true])
        expect([isRight(toSs58(edKey), text, bySr), isRight(toSs58(srKey), text, byEd)]).toEqual([
          false,
          false,
        ])
      }
  })

  it.each(vectors)('[SIW-6] rejects changed bytes: %s', (_, address, signature) => {
    const bytes = hexToBytes(signature.slice(2))
    for (let at = 0; at < bytes.length; at += 4) {
      const changed = bytes.map((byte, index) => (index === at ? byte ^ 1 : byte))
      expect(isRight(address, 'hello world', `0x${bytesToHex(changed)}`), `${at}`).toBe(false)
    }
  })

  it.each([
    '',
    '0x',
    '0x00',
    `0x${'00'.repeat(64)}`,
    `0x${'ff'.repeat(64)}`,
    `0x${'00'.repeat(65)}`,
    `0x${'ff'.repeat(66)}`,
    'hello',
  ])('[SIW-6] rejects %s', (signature) => {
    for (const [, address] of vectors) expect(isRight(address, 'hello world', signature)).toBe(false)
    expect(isRight('nobody', 'hello world', signature)).toBe(false)
  })
})
