import { bytesToHex } from '@noble/hashes/utils.js'
import { showText } from './showText'
import type { Detail } from './Task'

/** Returns bytes as text, or as hexadecimal if they aren't text. */
export function readableBytes(label: string, bytes: Uint8Array): Detail {
  try {
    const text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes)
    return { kind: 'text', label, text: showText(text) }
  } catch {
    // Not text, so show the bytes.
    return { kind: 'text', label: `${label} (bytes)`, text: `0x${bytesToHex(bytes)}`, isCode: true }
  }
}
