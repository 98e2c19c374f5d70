/** How much is kept, and for how long, in milliseconds. */
export const storeLimits = {
  /** Messages of one topic that wait. */
  messages: 100,
  /** Their bytes. */
  bytes: 2_097_152,
  subscribers: 8,
  /** Handed over at once; the first message always is. */
  takenBytes: 1_048_576,
  /** A message is known again for at least as long, whatever its time to live: publishers try for a minute. */
  knownMs: 300_000,
  /** What nobody is there to read goes early. */
  unreadMs: 600_000,
  /** Clients forget a subscription after as long. */
  subscriptionMs: 30 * 86_400_000,
} as const
