import { envelopeRefused } from '@latchkey/protocol'
import { concatBytes, utf8ToBytes } from '@noble/hashes/utils.js'
import { base64 } from './base64'
import { decodeAnyBase64 } from './decodeAnyBase64'

/** An unsealed message (type 2), as an app link carries it between apps on one device. */
export const plainEnvelope = {
  encode: (text: string): string => base64.encodeUrl(concatBytes(Uint8Array.of(2), utf8ToBytes(text))),
  /** @throws envelopeRefused */
  decode(envelope: string): string {
    try {
      const bytes = decodeAnyBase64(envelope)
      if (bytes[0] === 2) return new TextDecoder('utf-8', { fatal: true }).decode(bytes.subarray(1))
    } catch (cause) {
      throw envelopeRefused({ reason: 'not a plain message' }, { cause })
    }
    throw envelopeRefused({ reason: 'unknown type' })
  },
}
