import type { RelayErrorName } from '@latchkey/protocol'
import { isTooDeep } from './isTooDeep'
import { rawIdOf } from './rawIdOf'

/** A frame from a client; ids stay as the JSON they came in. */
export type Frame =
  | { readonly kind: 'request'; readonly id: string; readonly method: string; readonly params: unknown }
  | { readonly kind: 'receipt'; readonly id: number; readonly isTaken: boolean }
  | { readonly kind: 'fault'; readonly id: string; readonly name: RelayErrorName }

/** Reads a frame; any input gets an answer. */
export function readFrame(text: string): Frame {
  if (isTooDeep(text)) return { kind: 'fault', id: '0', name: 'Serialization' }
  let parsed: unknown
  try {
    parsed = JSON.parse(text)
  } catch {
    // The client gets an error.
    return { kind: 'fault', id: '0', name: 'Serialization' }
  }
  if (typeof parsed !== 'object' || parsed === null || Array.isArray(parsed))
    return { kind: 'fault', id: '0', name: 'Serialization' }
  const { id, jsonrpc, method, params, result } = parsed as Record<string, unknown>
  if (method === undefined) return { kind: 'receipt', id: receiptId(id), isTaken: result === true }
  const raw = requestId(id, text)
  if (raw === undefined) return { kind: 'fault', id: '0', name: 'InvalidRequestId' }
  if (jsonrpc !== '2.0') return { kind: 'fault', id: raw, name: 'InvalidJsonRpcVersion' }
  if (typeof method !== 'string') return { kind: 'fault', id: raw, name: 'InvalidMethod' }
  return { kind: 'request', id: raw, method, params }
}

/** A string of digits, or a number that may have more digits than JavaScript keeps. */
function requestId(id: unknown, text: string): string | undefined {
  if (typeof id === 'string') return /^\d{1,30}n?$/.test(id) ? JSON.stringify(id) : undefined
  if (typeof id !== 'number' || !(id >= 0)) return undefined
  if (Number.isSafeInteger(id)) return String(id)
  const raw = rawIdOf(text)
  return raw !== undefined && /^\d{1,30}$/.test(raw) ? raw : undefined
}

/** Some clients send a number that is too long for them as a string ending in `n`. */
function receiptId(id: unknown): number {
  if (typeof id === 'number') return id
  return typeof id === 'string' && /^\d{1,16}n?$/.test(id) ? Number.parseInt(id, 10) : Number.NaN
}
