import {
  literal,
  looseObject,
  maxLength,
  number,
  object,
  optional,
  pipe,
  regex,
  safeParse,
  string,
} from 'valibot'
import type { RelayMessage } from './Relay'

/** Why a relay did not do what it was asked. */
export type RelayFault = { readonly code: number; readonly reason: string }

/** A frame of the relay: an answer to a question of ours, or a message that wants an acknowledgement. */
export type RelayFrame =
  | { readonly kind: 'result'; readonly id: string; readonly result: unknown }
  | { readonly kind: 'fault'; readonly id: string; readonly fault: RelayFault }
  | { readonly kind: 'push'; readonly idText: string; readonly message: RelayMessage }

/** Twice what relays take; a bigger frame is not read at all. */
const maxChars = 2_097_152

const topic = () => pipe(string(), regex(/^[0-9a-f]{64}$/))

/** A message as a relay delivers it. */
export const messageSchema = () =>
  object({
    topic: topic(),
    message: string(),
    publishedAt: optional(number(), 0),
    tag: optional(number(), 0),
  })

const pushSchema = () =>
  looseObject({
    // Every relay method goes by several prefixes; the clients that are out there look at the end of the name.
    method: pipe(string(), maxLength(64), regex(/^[a-z]+_subscription$/)),
    params: looseObject({ data: messageSchema() }),
  })

const faultSchema = () => looseObject({ code: optional(number(), 0), message: optional(string(), '') })

const frameSchema = () => looseObject({ jsonrpc: literal('2.0') })

/**
 * The digits of an id. Relays count with 64 bits, which a number of this language does not hold: then the digits are
 * looked up in the text itself. Some peers write such numbers as text that ends in `n`.
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
  const read = safeParse(faultSchema(), value)
  if (!read.success) return { code: 0, reason: 'unknown' }
  const { code, message, data } = read.output
  const word = typeof data === 'string' && data ? data : message
  return { code, reason: word.slice(0, 200) || String(code) }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    // Not JSON: there is nothing in it for us.
    return null
  }
}

/** Reads what came through the socket; null for all that is not a frame we know, whatever it is. */
export function parseFrame(data: unknown): RelayFrame | null {
  if (typeof data !== 'string' || data.length > maxChars) return null
  const frame = safeParse(frameSchema(), parseJson(data))
  if (!frame.success) return null
  const { id, method } = frame.output
  const digits = digitsOf(id, data)
  if (method !== undefined) {
    const push = safeParse(pushSchema(), frame.output)
    const idText = typeof id === 'string' && id.length <= 100 ? JSON.stringify(id) : digits
    return push.success && idText ? { kind: 'push', idText, message: push.output.params.data } : null
  }
  if (!digits) return null
  if (Object.hasOwn(frame.output, 'error')) {
    return { kind: 'fault', id: digits, fault: readFault(frame.output.error) }
  }
  return Object.hasOwn(frame.output, 'result')
    ? { kind: 'result', id: digits, result: frame.output.result }
    : null
}
