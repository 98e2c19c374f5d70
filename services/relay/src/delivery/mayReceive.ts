import type { Connection } from './Connection'

/** When to send stored messages, in milliseconds; without these pauses real clients lost some. */
export const pauses = {
  /** [R8] A starting client subscribes to all topics at once, and gets messages before its app listens. */
  afterBatch: 500,
  /** [R9] After a long outage, clients don't always subscribe again. */
  afterOpening: 2_000,
} as const

/**
 * [R11] Whether messages of a topic go to this socket: to sockets that subscribed, once their pause ended; if none
 * did, to any that has been open long enough not to subscribe any more.
 */
export function mayReceive(
  connection: Connection,
  siblings: readonly Connection[],
  topic: string,
  now: number,
): boolean {
  const from = connection.topics.get(topic)
  if (from !== undefined) return from <= now
  if (now - connection.openedAt < pauses.afterOpening) return false
  return !siblings.some(({ topics }) => topics.has(topic))
}
