import type { Connection } from './Connection'
import { pauses } from './pauses'

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
