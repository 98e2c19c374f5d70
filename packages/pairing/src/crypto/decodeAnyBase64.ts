import { base64 } from './base64'

/** Decodes base64 of either alphabet, with or without padding. @throws envelopeRefused */
export function decodeAnyBase64(text: string): Uint8Array {
  const bare = text.replaceAll('-', '+').replaceAll('_', '/').replace(/=+$/, '')
  return base64.decode(bare.padEnd(Math.ceil(bare.length / 4) * 4, '='))
}
