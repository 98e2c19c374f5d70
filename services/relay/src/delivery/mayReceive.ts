import type { Connection } from './Connection'
import { pauses } from './pauses'

/**
 * [R11] Whether mail of a topic goes to this socket: to those on which the topic was asked for, when their pause is
 * over; where it was asked for on none, to any that is open long enough not to ask any more.
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
