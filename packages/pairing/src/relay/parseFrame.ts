import { isRecord } from '@latchkey/protocol'
import { parseRelayMessage } from './parseRelayMessage'
import type { RelayMessage } from './Relay'

/** A relay's error. */
export type RelayFault = { readonly code: number; readonly reason: string }

/** A frame from the relay: an answer to a call, or a message to acknowledge. */
export type RelayFrame =
  | { readonly kind: 'result'; readonly id: string; readonly result: unknown }
  | { readonly kind: 'fault'; readonly id: string; readonly fault: RelayFault }
  | { readonly kind: 'push'; readonly idText: string; readonly message: RelayMessage }

/** Twice the limit of relays; bigger frames are ignored. */
const maxChars = 2_097_152

/** Relay methods have several prefixes; existing clients look at the end of the name. */
const pushMethod = /^[a-z]{1,32}_subscription$/

/**
 * Returns the digits of an id. Relays use 64-bit ids, which a JavaScript number can't hold; then the digits are read
 * from the text itself. Some peers write such numbers as text ending in `n`.
 */
function digitsOf(id: unknown, text: string): string | null {
  if (typeof id === 'string') return /^\d{1,32}n?$/.test(id) ? id.replace('n', '') : null
  if (typeof id !== 'number') return null
  if (Number.isSafeInteger(id)) return String(id)
  const written = [...text.matchAll(/"id"\s*:\s*(\d{16,32})(?=\s*[,}])/g)].map(([, digits = '']) => digits)
  const [digits, ...others] = new Set(written.filter((found) => Number(found) === id))
  return digits !== undefined && others.length === 0 ? digits : null
}

function readFault(value: unknown): RelayFault {
  if (!isRecord(value)) return { code: 0, reason: 'unknown' }
  const code = typeof value.code === 'number' ? value.code : 0
  const word = [value.data, value.message].find((text) => typeof text === 'string' && text !== '')
  return { code, reason: String(word ?? code).slice(0, 200) }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    // Not JSON.
    return null
  }
}

/** Parses data from the socket; null if it isn't a known frame. */
export function parseFrame(data: unknown): RelayFrame | null {
  if (typeof data !== 'string' || data.length > maxChars) return null
  const frame = parseJson(data)
  if (!isRecord(frame) || frame.jsonrpc !== '2.0') return null
  const { id, method, params } = frame
  const digits = digitsOf(id, data)
  if (method !== undefined) {
    const isPush = typeof method === 'string' && pushMethod.test(method)
    const message = isPush && isRecord(params) ? parseRelayMessage(params.data) : null
    const idText = typeof id === 'string' && id.length <= 100 ? JSON.stringify(id) : digits
    return message && idText ? { kind: 'push', idText, message } : null
  }
  if (!digits) return null
  if (Object.hasOwn(frame, 'error')) return { kind: 'fault', id: digits, fault: readFault(frame.error) }
  return Object.hasOwn(frame, 'result') ? { kind: 'result', id: digits, result: frame.result } : null
}
