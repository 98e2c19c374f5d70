import { envelopeRefused, isLatchkeyError, keyRefused } from '@latchkey/protocol'
import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { agreeKey } from './agreeKey'
import { base64 } from './base64'
import { clientIdOf } from './clientIdOf'
import { createKeyPair } from './createKeyPair'
import { decodeAnyBase64 } from './decodeAnyBase64'
import { openEnvelope } from './openEnvelope'
import { plainEnvelope } from './plainEnvelope'
import { sealEnvelope } from './sealEnvelope'
import { signRelayToken } from './signRelayToken'
import { topicOf } from './topicOf'

const dapp = createKeyPair(new Uint8Array(32).fill(1))
const wallet = createKeyPair(new Uint8Array(32).fill(2))
const symKey = 'cfe64b3a58371451aa931b549552ee76ba01b9e87e196eb7fe91ad4594913244'
const pingText = '{"id":1700000000000123,"jsonrpc":"2.0","method":"wc_sessionPing","params":{}}'
const pingEnvelope =
  'AAoLDA0ODxAREhMUFWsrr3EhUsmadv9tPzu8UGvQgMdkoL7uZ1q8IbBGdCaj+q4o6YveV97IR7CRerm+TwLoYbbo50nmnXkNryANN89sJrL7AhBmGziji5zO9zP1RC4G6n0SW5zM0/pOWg=='
const rejection = '{"id":1700000000000456,"jsonrpc":"2.0","error":{"code":5000,"message":"User rejected."}}'
const rejectionEnvelope =
  'Ac6NOtHMtjPse3DBeBSlx27NApaFBQ00R0W6BYcOWH1ZICEiIyQlJicoKSor4IPPKpL6KwAe4oVtjny+S2NK8W+amMyaqcB8Shl+QmavOqMv7IhIDEnk4NVjwyzHYjryVM3DDKA8oAB67mdr2WuWYgw2vv1IPBHN3M2cZnUMgtVSRqprY0Yxe67Vevgy3BKIi4k2FOI='

const bytes32 = fc.uint8Array({ minLength: 32, maxLength: 32 })
const nonces = fc.uint8Array({ minLength: 12, maxLength: 12 })

/** Returns the kind of error that a function throws; any other error fails the test. */
function failureOf(act: () => unknown): unknown {
  try {
    act()
  } catch (error) {
    return error
  }
  return null
}

describe('keys', () => {
  it('agrees on the known key, topic and response topic', () => {
    expect(dapp.publicKey).toBe('a4e09292b651c278b9772c569f5fa9bb13d906b46ab68c9df9dc2b4409f8a209')
    expect(wallet.publicKey).toBe('ce8d3ad1ccb633ec7b70c17814a5c76ecd029685050d344745ba05870e587d59')
    expect(agreeKey(dapp.privateKey, wallet.publicKey)).toBe(symKey)
    expect(agreeKey(wallet.privateKey, dapp.publicKey)).toBe(symKey)
    expect(topicOf(symKey)).toBe('7ea0d8e3085cce12bf0ce3d9f6e832632dce2a10232d8b950c3ff9fee3fd9732')
    expect(topicOf(dapp.publicKey)).toBe('1a92f23852dc908d97316a3b13578281196c1dd73d9ae5e313f3fb6b8954bf55')
  })

  it('rejects a key of low order and anything that isn’t a key', () => {
    for (const bad of [
      '00'.repeat(32),
      `${wallet.publicKey.slice(0, -2)}d9`,
      `01${'00'.repeat(31)}`,
      '',
      'zz'.repeat(32),
      'ab',
    ])
      expect(keyRefused.is(failureOf(() => agreeKey(dapp.privateKey, bad)))).toBe(true)
  })

  it('agrees for any two pairs', () => {
    fc.assert(
      fc.property(bytes32, bytes32, (one, other) => {
        const here = createKeyPair(one)
        const there = createKeyPair(other)
        expect(agreeKey(here.privateKey, there.publicKey)).toBe(agreeKey(there.privateKey, here.publicKey))
      }),
      { numRuns: 20 },
    )
  })
})

describe('envelopes', () => {
  it('seals and opens the known message of type 0', () => {
    const sealed = sealEnvelope({ symKey, text: pingText, nonce: hexToBytes('0a0b0c0d0e0f101112131415') })
    expect(sealed).toBe(pingEnvelope)
    expect(bytesToHex(sha256(utf8ToBytes(sealed)))).toBe(
      'c51c3fb25e0f39f94194fa82dc2b0562e2fb0aa84dd7f8f60b2751c227c0adbf',
    )
    expect(openEnvelope(pingEnvelope, { symKey })).toEqual({ symKey, text: pingText })
  })

  it('seals and opens the known message of type 1', () => {
    const sealed = sealEnvelope({
      symKey,
      text: rejection,
      nonce: hexToBytes('202122232425262728292a2b'),
      senderPublicKey: wallet.publicKey,
    })
    expect(sealed).toBe(rejectionEnvelope)
    expect(openEnvelope(rejectionEnvelope, { privateKey: dapp.privateKey })).toEqual({
      symKey,
      text: rejection,
      senderPublicKey: wallet.publicKey,
    })
  })

  it('writes and reads the known message of type 2, and never accepts one from the relay', () => {
    const plain =
      'AnsiaWQiOjE3MDAwMDAwMDAwMDAxMjMsImpzb25ycGMiOiIyLjAiLCJtZXRob2QiOiJ3Y19zZXNzaW9uUGluZyIsInBhcmFtcyI6e319'
    expect(plainEnvelope.encode(pingText)).toBe(plain)
    expect(plainEnvelope.decode(plain)).toBe(pingText)
    const padded = base64.encode(new Uint8Array([2, ...utf8ToBytes(pingText)]))
    const failure = failureOf(() => openEnvelope(padded, { symKey, privateKey: dapp.privateKey }))
    expect(envelopeRefused.is(failure)).toBe(true)
    for (const bad of ['', 'A', '!!', 'AA', pingEnvelope])
      expect(envelopeRefused.is(failureOf(() => plainEnvelope.decode(bad)))).toBe(true)
  })

  it('notices a change in the one bit of a key that the curve ignores', () => {
    const bytes = base64.decode(rejectionEnvelope)
    bytes[32] = (bytes[32] ?? 0) ^ 0x80
    const failure = failureOf(() => openEnvelope(base64.encode(bytes), { privateKey: dapp.privateKey }))
    expect(envelopeRefused.is(failure)).toBe(true)
  })

  it('opens what it sealed, for any text, key and nonce', () => {
    fc.assert(
      fc.property(bytes32, nonces, fc.string({ unit: 'grapheme' }), (key, nonce, text) => {
        const hex = bytesToHex(key)
        const sealed = sealEnvelope({ symKey: hex, nonce, text })
        expect(openEnvelope(sealed, { symKey: hex }).text).toBe(text)
      }),
      { numRuns: 1000 },
    )
  })

  it('throws only one kind of error for a wrong key, a cut and a flipped bit', () => {
    const sealed = fc.constantFrom(base64.decode(pingEnvelope), base64.decode(rejectionEnvelope))
    const damage = fc.oneof(
      fc.record({ kind: fc.constant('cut' as const), at: fc.nat({ max: 105 }) }),
      fc.record({ kind: fc.constant('flip' as const), at: fc.nat({ max: 105 }), bit: fc.nat({ max: 7 }) }),
    )
    fc.assert(
      fc.property(sealed, damage, (bytes, done) => {
        const changed =
          done.kind === 'cut'
            ? bytes.slice(0, done.at)
            : bytes.map((byte, at) => (at === done.at ? byte ^ (1 << done.bit) : byte))
        const keys = { symKey, privateKey: dapp.privateKey }
        const failure = failureOf(() => openEnvelope(base64.encode(changed), keys))
        expect(envelopeRefused.is(failure)).toBe(true)
      }),
      { numRuns: 2000 },
    )
    fc.assert(
      fc.property(bytes32, (key) => {
        const other = bytesToHex(key)
        fc.pre(other !== symKey)
        expect(envelopeRefused.is(failureOf(() => openEnvelope(pingEnvelope, { symKey: other })))).toBe(true)
      }),
    )
  })

  it('throws that kind for any garbage, and for a message without a key to open it', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string({ unit: 'binary' }), fc.base64String()), (text) => {
        const failure = failureOf(() => openEnvelope(text, { symKey, privateKey: dapp.privateKey }))
        expect(envelopeRefused.is(failure)).toBe(true)
      }),
      { numRuns: 2000 },
    )
    expect(envelopeRefused.is(failureOf(() => openEnvelope(pingEnvelope, {})))).toBe(true)
    expect(envelopeRefused.is(failureOf(() => openEnvelope(rejectionEnvelope, { symKey })))).toBe(true)
    const lowOrder = base64.encode(new Uint8Array([1, ...new Uint8Array(80)]))
    const failure = failureOf(() => openEnvelope(lowOrder, { privateKey: dapp.privateKey }))
    expect(isLatchkeyError(failure) && envelopeRefused.is(failure)).toBe(true)
  })
})

describe('base64', () => {
  it('encodes as Node does, and decodes nothing else', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 200 }), (bytes) => {
        const buffer = Buffer.from(bytes)
        expect(base64.encode(bytes)).toBe(buffer.toString('base64'))
        expect(base64.encodeUrl(bytes)).toBe(buffer.toString('base64url'))
        expect([...base64.decode(buffer.toString('base64'))]).toEqual([...bytes])
        expect([...decodeAnyBase64(buffer.toString('base64url'))]).toEqual([...bytes])
      }),
    )
    for (const bad of ['A', 'AA', 'AAA', 'AA=A', 'AAA==', 'A AA', 'AAA\n', 'AA-_', '====', 'é==='])
      expect(envelopeRefused.is(failureOf(() => base64.decode(bad)))).toBe(true)
  })
})

describe('identity', () => {
  const seed = '03'.repeat(32)

  it('has the known did:key and signs the known token', () => {
    expect(clientIdOf(seed)).toBe('did:key:z6MkvRXNYcE7MMduynWTgeKbDaT1iijDSC8pZqXZc8rHPrf2')
    const token = signRelayToken({
      seed,
      subject: '04'.repeat(32),
      audience: 'wss://relay.example',
      issuedAt: 1_700_000_000,
      lifetime: 86_400,
    })
    expect(token).toBe(
      'eyJhbGciOiJFZERTQSIsInR5cCI6IkpXVCJ9.eyJpc3MiOiJkaWQ6a2V5Ono2TWt2UlhOWWNFN01NZHV5bldUZ2VLYkRhVDFpaWpEU0M4cFpxWFpjOHJIUHJmMiIsInN1YiI6IjA0MDQwNDA0MDQwNDA0MDQwNDA0MDQwNDA0MDQwNDA0MDQwNDA0MDQwNDA0MDQwNDA0MDQwNDA0MDQwNDA0MDQiLCJhdWQiOiJ3c3M6Ly9yZWxheS5leGFtcGxlIiwiaWF0IjoxNzAwMDAwMDAwLCJleHAiOjE3MDAwODY0MDB9.AwQ6GFyhxoU8ASKM8y2qkJ78ibeTQIHmmf51N6biqmsxx8ppY11joARchh0g7v3P9JEz6Wj1TsatUI_t_y1cBw',
    )
  })
})
