import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto'
import { isoCBOR } from '@simplewebauthn/server/helpers'

/** What the browser and the authenticator say; a test may get it wrong. */
export type Ceremony = {
  readonly challenge: string
  readonly origin?: string
  readonly crossOrigin?: boolean
  readonly topOrigin?: string | undefined
  readonly isVerified?: boolean
  readonly rpId?: string
  readonly userHandle?: string
}

/** A passkey with a real P-256 key. */
export type Authenticator = {
  readonly id: string
  /** Answers `navigator.credentials.create`. */
  create(ceremony: Ceremony): ReturnType<typeof registrationOf>
  /** Answers `navigator.credentials.get`. */
  get(ceremony: Ceremony): ReturnType<typeof assertionOf>
}

type Signer = { readonly id: string; readonly sign: (bytes: Buffer) => Buffer; readonly coseKey: Buffer }

const frameOrigin = 'http://frame.test'
const siteOrigin = 'http://localhost:4100'

/** Creates an authenticator as the browser and its platform make one: for tests, in software. */
export function createAuthenticator(): Authenticator {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
  const coseKey = encode(
    new Map<number, number | Uint8Array>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, bytesOf(x)],
      [-3, bytesOf(y)],
    ]),
  )
  const signer: Signer = {
    id: randomBytes(16).toString('base64url'),
    coseKey,
    sign: (bytes) => sign('sha256', bytes, privateKey),
  }
  let counter = 0
  return {
    id: signer.id,
    create: (ceremony) => registrationOf(signer, ceremony),
    get(ceremony) {
      counter += 1
      return assertionOf(signer, ceremony, counter)
    },
  }
}

function registrationOf({ id, coseKey }: Signer, ceremony: Ceremony) {
  const credentialId = Buffer.from(id, 'base64url')
  const length = Buffer.alloc(2)
  length.writeUInt16BE(credentialId.length)
  const attested = Buffer.concat([Buffer.alloc(16), length, credentialId, coseKey])
  const authData = Buffer.concat([authenticatorData(ceremony, 0x40, 0), attested])
  const attestation = new Map<string, unknown>([
    ['fmt', 'none'],
    ['attStmt', new Map()],
    ['authData', Uint8Array.from(authData)],
  ])
  return {
    ...credentialOf(id),
    response: {
      clientDataJSON: clientData('webauthn.create', ceremony).toString('base64url'),
      attestationObject: encode(attestation).toString('base64url'),
    },
  }
}

function assertionOf({ id, sign: signBytes }: Signer, ceremony: Ceremony, counter: number) {
  const data = clientData('webauthn.get', ceremony)
  const authData = authenticatorData(ceremony, 0, counter)
  const signature = signBytes(Buffer.concat([authData, createHash('sha256').update(data).digest()]))
  return {
    ...credentialOf(id),
    response: {
      clientDataJSON: data.toString('base64url'),
      authenticatorData: authData.toString('base64url'),
      signature: signature.toString('base64url'),
      ...(ceremony.userHandle === undefined ? {} : { userHandle: ceremony.userHandle }),
    },
  }
}

function credentialOf(id: string) {
  return { id, rawId: id, type: 'public-key' as const, clientExtensionResults: {} }
}

function clientData(type: string, ceremony: Ceremony): Buffer {
  const { challenge, origin = frameOrigin, crossOrigin = true } = ceremony
  const topOrigin = 'topOrigin' in ceremony ? ceremony.topOrigin : crossOrigin ? siteOrigin : undefined
  return Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin, topOrigin }))
}

/** User present, user verified, backed up. */
function authenticatorData(
  { rpId = 'frame.test', isVerified = true }: Ceremony,
  flags: number,
  counter: number,
) {
  const count = Buffer.alloc(4)
  count.writeUInt32BE(counter)
  const bits = 0x01 | 0x08 | 0x10 | (isVerified ? 0x04 : 0) | flags
  return Buffer.concat([createHash('sha256').update(rpId).digest(), Buffer.from([bits]), count])
}

function bytesOf(text: string): Uint8Array {
  return Uint8Array.from(Buffer.from(text, 'base64url'))
}

function encode(value: Parameters<typeof isoCBOR.encode>[0] | Map<string, unknown>): Buffer {
  return Buffer.from(isoCBOR.encode(value as Parameters<typeof isoCBOR.encode>[0]))
}
