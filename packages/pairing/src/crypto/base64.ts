import { envelopeRefused } from '@latchkey/protocol'

const strict = /^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$/

/** Base64 with the platform's functions, as strict as the strictest wallet: standard alphabet, with padding. */
export const base64 = {
  encode(bytes: Uint8Array): string {
    let text = ''
    for (const byte of bytes) text += String.fromCharCode(byte)
    return btoa(text)
  },
  /** @throws envelopeRefused */
  decode(text: string): Uint8Array {
    if (!strict.test(text)) throw envelopeRefused({ reason: 'not base64' })
    return Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0))
  },
  /** Without padding. */
  encodeBare: (bytes: Uint8Array): string => base64.encode(bytes).replace(/=+$/, ''),
  /** URL-safe alphabet, without padding. */
  encodeUrl: (bytes: Uint8Array): string =>
    base64.encodeBare(bytes).replaceAll('+', '-').replaceAll('/', '_'),
}
