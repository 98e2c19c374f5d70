import { createHash, randomBytes, webcrypto } from 'node:crypto'
import { proofText } from '@latchkey/protocol'

/** What a proof signs, and what a test may get wrong about it. */
export type Signed = {
  readonly method: string
  /** With its query. */
  readonly path: string
  readonly body?: string
  readonly time: number
  readonly nonce?: string
}

/** The key of a page: a real P-256 key that signs proofs as the frame's page does. */
export type Signer = {
  /** 65 bytes in base64url. */
  readonly publicKey: string
  /** Returns the value of the header `LK-Proof`. */
  prove(signed: Signed): Promise<string>
}

/** Creates a key of a page. */
export async function createSigner(): Promise<Signer> {
  const algorithm = { name: 'ECDSA', namedCurve: 'P-256', hash: 'SHA-256' }
  const { publicKey, privateKey } = await webcrypto.subtle.generateKey(algorithm, false, ['sign', 'verify'])
  const raw = Buffer.from(await webcrypto.subtle.exportKey('raw', publicKey))
  return {
    publicKey: raw.toString('base64url'),
    async prove({ method, path, body = '', time, nonce = randomBytes(16).toString('base64url') }) {
      const bodyHash = createHash('sha256').update(body).digest('base64url')
      const text = Buffer.from(proofText({ method, path, bodyHash, time, nonce }))
      const signature = Buffer.from(await webcrypto.subtle.sign(algorithm, privateKey, text))
      return `${time}.${nonce}.${signature.toString('base64url')}`
    },
  }
}
