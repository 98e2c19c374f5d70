/** When to send stored messages, in milliseconds; without these pauses real clients lost some. */
export const pauses = {
  /** [R8] A starting client subscribes to all topics at once, and gets messages before its app listens. */
  afterBatch: 500,
  /** [R9] After a long outage, clients don't always subscribe again. */
  afterOpening: 2_000,
} as const
