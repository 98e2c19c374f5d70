import { proofText } from '@latchkey/protocol'
import { utf8ToBytes } from '@noble/hashes/utils.js'
import { base64urlnopad } from '@scure/base'
import type { Bytes } from '../vault/Bytes'

/** A request to prove. */
export type ProvenRequest = {
  readonly method: string
  /** The path with its query. */
  readonly path: string
  readonly body: string
  /** Milliseconds since 1970. */
  readonly time: number
}

/** Signs one request with the device's key. Returns the value of the proof header, which is valid once. */
export async function signProof(
  { method, path, body, time }: ProvenRequest,
  privateKey: CryptoKey,
): Promise<string> {
  const hash = await crypto.subtle.digest('SHA-256', utf8ToBytes(body) as Bytes)
  const nonce = base64urlnopad.encode(crypto.getRandomValues(new Uint8Array(16)))
  const bodyHash = base64urlnopad.encode(new Uint8Array(hash))
  const text = utf8ToBytes(proofText({ method, path, bodyHash, time, nonce })) as Bytes
  const signature = await crypto.subtle.sign({ name: 'ECDSA', hash: 'SHA-256' }, privateKey, text)
  return `${time}.${nonce}.${base64urlnopad.encode(new Uint8Array(signature))}`
}
