import { bytesToHex } from '@noble/hashes/utils.js'
import { showText } from './showText'
import type { Detail } from './Task'

/** Bytes as the text that they are, or as hexadecimal where they are none. */
export function readableBytes(label: string, bytes: Uint8Array): Detail {
  try {
    const text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes)
    return { kind: 'text', label, text: showText(text) }
  } catch {
    // Not a text: the bytes are shown as they are.
    return { kind: 'text', label: `${label} (bytes)`, text: `0x${bytesToHex(bytes)}`, isCode: true }
  }
}
