import { createPrivateKey, createPublicKey } from 'node:crypto'
import { base64urlnopad } from '@scure/base'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createIdentity } from '../testing/createIdentity'
import { readToken } from './readToken'

/** The protocol's test vector: seed 32 x 03. */
const vector = {
  client: 'did:key:z6MkvRXNYcE7MMduynWTgeKbDaT1iijDSC8pZqXZc8rHPrf2',
  token:
    'eyJhbGciOiJFZERTQSIsInR5cCI6IkpXVCJ9.eyJpc3MiOiJkaWQ6a2V5Ono2TWt2UlhOWWNFN01NZHV5bldUZ2VLYkRhVDFpaWpEU0M4cFpxWFpjOHJIUHJmMiIsInN1YiI6IjA0MDQwNDA0MDQwNDA0MDQwNDA0MDQwNDA0MDQwNDA0MDQwNDA0MDQwNDA0MDQwNDA0MDQwNDA0MDQwNDA0MDQiLCJhdWQiOiJ3c3M6Ly9yZWxheS5leGFtcGxlIiwiaWF0IjoxNzAwMDAwMDAwLCJleHAiOjE3MDAwODY0MDB9.AwQ6GFyhxoU8ASKM8y2qkJ78ibeTQIHmmf51N6biqmsxx8ppY11joARchh0g7v3P9JEz6Wj1TsatUI_t_y1cBw',
}
const audience = 'wss://relay.example'
const read = (token: string, now = Date.now()) => readToken(token, (told) => told === audience, now)

describe('readToken', () => {
  it('reads the client of the published vector', () => {
    expect(read(vector.token, 1_700_000_100_000)).toEqual({ client: vector.client })
  })

  it('gives the same id for the same key', () => {
    const seed = Buffer.concat([Buffer.from('302e020100300506032b657004220420', 'hex'), Buffer.alloc(32, 3)])
    const privateKey = createPrivateKey({ key: seed, format: 'der', type: 'pkcs8' })
    expect(createIdentity({ privateKey, publicKey: createPublicKey(privateKey) }).client).toBe(vector.client)
  })

  it('allows two minutes of clock skew, and says in which direction the clock is off', () => {
    const at = (seconds: number) => read(vector.token, (1_700_000_000 + seconds) * 1000)
    expect(at(-119)).toEqual({ client: vector.client })
    expect(at(-121)).toEqual({ refusal: 'JwtNotYetValid' })
    expect(at(86_400 + 119)).toEqual({ client: vector.client })
    expect(at(86_400 + 121)).toEqual({ refusal: 'JwtExpired' })
  })

  it('rejects tokens that are missing, for another relay, or signed by another key', () => {
    const [mine, other] = [createIdentity(), createIdentity()]
    expect(read('')).toEqual({ refusal: 'MissingJwt' })
    expect(read(mine.token('wss://other.example'))).toEqual({ refusal: 'InvalidJwt' })
    expect(read(mine.token(audience, { iss: other.client }))).toEqual({ refusal: 'InvalidJwt' })
    expect(read(mine.token(audience, { iat: 'now' }))).toEqual({ refusal: 'InvalidJwt' })
    expect(read(`${mine.token(audience)}.more`)).toEqual({ refusal: 'InvalidJwt' })
    const [, body = '', signature = ''] = mine.token(audience).split('.')
    const none = base64urlnopad.encode(Buffer.from('{"alg":"none","typ":"JWT"}'))
    expect(read(`${none}.${body}.${signature}`)).toEqual({ refusal: 'InvalidJwt' })
    expect(read(`${none}.${body}.`)).toEqual({ refusal: 'InvalidJwt' })
  })

  it('rejects every modified token without throwing (1,500 cases)', () => {
    const token = createIdentity().token(audience)
    const change = fc.record({
      at: fc.nat(token.length - 1),
      char: fc.string({ minLength: 1, maxLength: 1 }),
    })
    fc.assert(
      fc.property(fc.array(change, { minLength: 1, maxLength: 4 }), (changes) => {
        const chars = [...token]
        for (const { at, char } of changes) chars[at] = char
        const changed = chars.join('')
        if (changed !== token) expect(read(changed)).toEqual({ refusal: 'InvalidJwt' })
      }),
      { numRuns: 1_000 },
    )
    fc.assert(
      fc.property(fc.string({ maxLength: 300 }), (text) => {
        expect(read(text)).toHaveProperty('refusal')
      }),
      { numRuns: 500 },
    )
  })
})
