import { hex } from '@scure/base'
import { longestPsbt } from './readPsbt'

/** The bytes of a PSBT from hexadecimal, base64 or bytes; none if it's neither, or longer than what is read. */
export function psbtBytes(psbt: Uint8Array | string): Uint8Array {
  if (typeof psbt !== 'string') return psbt
  const isHexadecimal = /^70736274ff/i.test(psbt)
  if (psbt.length > longestPsbt * (isHexadecimal ? 2 : 1.4)) return new Uint8Array()
  try {
    if (isHexadecimal) return hex.decode(psbt)
    const text = atob(psbt)
    const bytes = new Uint8Array(text.length)
    for (let at = 0; at < bytes.length; at += 1) bytes[at] = text.charCodeAt(at)
    return bytes
  } catch {
    // Neither hexadecimal nor base64: nothing that could be read.
    return new Uint8Array()
  }
}
