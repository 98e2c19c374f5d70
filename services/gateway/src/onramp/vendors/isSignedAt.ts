import { createHmac, timingSafeEqual } from 'node:crypto'

/** A signed text with its time. */
export type Signed = {
  /** Seconds since 1970, as written in the header. */
  readonly time: string | undefined
  /** Hexadecimal. */
  readonly signature: string | undefined
  readonly text: string
  readonly key: string
  readonly nowMs: number
  /** How far the time may be from now. */
  readonly toleranceMs: number
}

/** Whether a text carries a valid HMAC-SHA256, made recently. Compares in constant time. */
export function isSignedAt({ time = '', signature = '', text, key, nowMs, toleranceMs }: Signed): boolean {
  if (!/^\d{1,12}$/.test(time) || !/^[0-9a-f]{64}$/i.test(signature)) return false
  if (Math.abs(nowMs - Number(time) * 1000) > toleranceMs) return false
  return timingSafeEqual(createHmac('sha256', key).update(text).digest(), Buffer.from(signature, 'hex'))
}
