import { chacha20poly1305 } from '@noble/ciphers/chacha.js'
import { concatBytes, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js'
import { base64 } from './base64'

/** The content of a sealed message. */
export type SealInput = {
  readonly symKey: string
  readonly text: string
  /** 12 random bytes, never reused. */
  readonly nonce: Uint8Array
  /** Set if the peer doesn't know our key yet; the message then carries it (type 1). */
  readonly senderPublicKey?: string
}

/** Seals a text for a topic. */
export function sealEnvelope({ symKey, text, nonce, senderPublicKey }: SealInput): string {
  const sealed = chacha20poly1305(hexToBytes(symKey), nonce).encrypt(utf8ToBytes(text))
  const head = senderPublicKey ? concatBytes(Uint8Array.of(1), hexToBytes(senderPublicKey)) : Uint8Array.of(0)
  return base64.encode(concatBytes(head, nonce, sealed))
}
