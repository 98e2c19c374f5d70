import { envelopeRefused } from '@latchkey/protocol'
import { chacha20poly1305 } from '@noble/ciphers/chacha.js'
import { bytesToHex, hexToBytes } from '@noble/hashes/utils.js'
import { agreeKey } from './agreeKey'
import { base64 } from './base64'

/** What opens a topic's messages: the shared key, or our private key before agreement. */
export type TopicKeys = { readonly symKey?: string; readonly privateKey?: string }

/** An opened message and the key that opened it. */
export type OpenedEnvelope = {
  readonly text: string
  readonly symKey: string
  /** The public key in a type 1 message. */
  readonly senderPublicKey?: string
}

const nonceLength = 12
const keyLength = 32
const tagLength = 16

/** Opens an envelope from the relay. Plain messages (type 2) are never accepted from it. @throws envelopeRefused */
export function openEnvelope(envelope: string, { symKey, privateKey }: TopicKeys): OpenedEnvelope {
  const bytes = base64.decode(envelope)
  const [type] = bytes
  if (type === 0 && symKey) return { symKey, text: open(symKey, bytes.subarray(1)) }
  if (type === 1 && privateKey) {
    const senderPublicKey = bytesToHex(bytes.subarray(1, 1 + keyLength))
    const agreed = agree(privateKey, senderPublicKey)
    return { symKey: agreed, senderPublicKey, text: open(agreed, bytes.subarray(1 + keyLength)) }
  }
  throw envelopeRefused({ reason: 'unknown type or missing key' })
}

function agree(privateKey: string, senderPublicKey: string): string {
  try {
    return agreeKey(privateKey, senderPublicKey)
  } catch (cause) {
    throw envelopeRefused({ reason: 'invalid key' }, { cause })
  }
}

function open(symKey: string, bytes: Uint8Array): string {
  if (bytes.length < nonceLength + tagLength) throw envelopeRefused({ reason: 'too short' })
  try {
    const cipher = chacha20poly1305(hexToBytes(symKey), bytes.subarray(0, nonceLength))
    return new TextDecoder('utf-8', { fatal: true }).decode(cipher.decrypt(bytes.subarray(nonceLength)))
  } catch (cause) {
    throw envelopeRefused({ reason: 'sealed with another key or altered' }, { cause })
  }
}
