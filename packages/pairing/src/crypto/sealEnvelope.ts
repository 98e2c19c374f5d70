import { chacha20poly1305 } from '@noble/ciphers/chacha.js'
import { concatBytes, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js'
import { base64 } from './base64'

/** What goes into a sealed message. */
export type SealInput = {
  readonly symKey: string
  readonly text: string
  /** 12 fresh random bytes, never used twice. */
  readonly nonce: Uint8Array
  /** Given where the other side does not know the key yet: the message then carries it (type 1). */
  readonly senderPublicKey?: string
}

/** Seals a text for a topic, as the relay carries it. */
export function sealEnvelope({ symKey, text, nonce, senderPublicKey }: SealInput): string {
  const sealed = chacha20poly1305(hexToBytes(symKey), nonce).encrypt(utf8ToBytes(text))
  const head = senderPublicKey ? concatBytes(Uint8Array.of(1), hexToBytes(senderPublicKey)) : Uint8Array.of(0)
  return base64.encode(concatBytes(head, nonce, sealed))
}
