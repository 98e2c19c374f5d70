import { isRecord } from '@latchkey/protocol'
import type { RelayMessage } from './Relay'

/** Parses a message from a relay; null if invalid. */
export function parseRelayMessage(value: unknown): RelayMessage | null {
  if (!isRecord(value)) return null
  const { topic, message, publishedAt = 0, tag = 0 } = value
  if (typeof topic !== 'string' || !/^[0-9a-f]{64}$/.test(topic) || typeof message !== 'string') return null
  return typeof publishedAt === 'number' && typeof tag === 'number'
    ? { topic, message, publishedAt, tag }
    : null
}
