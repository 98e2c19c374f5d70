import { generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto'
import { base58, base64urlnopad } from '@scure/base'

/** A relay client: its id, and the tokens that prove it. */
export type Identity = {
  readonly client: string
  token(audience: string, claims?: Readonly<Record<string, unknown>>): string
}

/** Creates an identity with a new key. */
export function createIdentity(pair: { privateKey: KeyObject; publicKey: KeyObject } = generate()): Identity {
  const { x = '' } = pair.publicKey.export({ format: 'jwk' })
  const client = `did:key:z${base58.encode(Uint8Array.from([0xed, 0x01, ...base64urlnopad.decode(x)]))}`
  const part = (value: object) => base64urlnopad.encode(Buffer.from(JSON.stringify(value)))
  return {
    client,
    token(audience, claims = {}) {
      const iat = Math.floor(Date.now() / 1000)
      const sub = randomBytes(32).toString('hex')
      const all = { iss: client, sub, aud: audience, iat, exp: iat + 86_400, ...claims }
      const text = `${part({ alg: 'EdDSA', typ: 'JWT' })}.${part(all)}`
      return `${text}.${base64urlnopad.encode(sign(null, Buffer.from(text), pair.privateKey))}`
    },
  }
}

function generate() {
  return generateKeyPairSync('ed25519')
}
