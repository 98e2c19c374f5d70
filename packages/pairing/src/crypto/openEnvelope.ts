import { envelopeRefused } from '@latchkey/protocol'
import { chacha20poly1305 } from '@noble/ciphers/chacha.js'
import { bytesToHex, hexToBytes } from '@noble/hashes/utils.js'
import { agreeKey } from './agreeKey'
import { base64 } from './base64'

/** What a topic's messages can be opened with: the key of both sides, or the own half of one not yet agreed. */
export type TopicKeys = { readonly symKey?: string; readonly privateKey?: string }

/** A message that was opened, with the key that opened it. */
export type OpenedEnvelope = {
  readonly text: string
  readonly symKey: string
  /** The key that a message of type 1 carries. */
  readonly senderPublicKey?: string
}

const nonceLength = 12
const keyLength = 32
const tagLength = 16

/** Opens what the relay brought; plain messages (type 2) never come by it. @throws envelopeRefused */
export function openEnvelope(envelope: string, { symKey, privateKey }: TopicKeys): OpenedEnvelope {
  const bytes = base64.decode(envelope)
  const [type] = bytes
  if (type === 0 && symKey) return { symKey, text: open(symKey, bytes.subarray(1)) }
  if (type === 1 && privateKey) {
    const senderPublicKey = bytesToHex(bytes.subarray(1, 1 + keyLength))
    const agreed = agree(privateKey, senderPublicKey)
    return { symKey: agreed, senderPublicKey, text: open(agreed, bytes.subarray(1 + keyLength)) }
  }
  throw envelopeRefused({ reason: 'unknown type, or no key' })
}

function agree(privateKey: string, senderPublicKey: string): string {
  try {
    return agreeKey(privateKey, senderPublicKey)
  } catch (cause) {
    throw envelopeRefused({ reason: 'its key can not be used' }, { cause })
  }
}

function open(symKey: string, bytes: Uint8Array): string {
  if (bytes.length < nonceLength + tagLength) throw envelopeRefused({ reason: 'too short' })
  try {
    const cipher = chacha20poly1305(hexToBytes(symKey), bytes.subarray(0, nonceLength))
    return new TextDecoder('utf-8', { fatal: true }).decode(cipher.decrypt(bytes.subarray(nonceLength)))
  } catch (cause) {
    throw envelopeRefused({ reason: 'sealed with another key, or changed' }, { cause })
  }
}
