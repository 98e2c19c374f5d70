/** How much is stored, and for how long, in milliseconds. */
export const storeLimits = {
  /** Waiting messages per topic. */
  messages: 100,
  /** Their total size. */
  bytes: 2_097_152,
  subscribers: 8,
  /** Bytes handed over at once; the first message always is. */
  takenBytes: 1_048_576,
  /**
   * Repeated messages are recognised for at least this long, whatever their time to live: publishers retry for a
   * minute.
   */
  knownMs: 300_000,
  /** Messages nobody can read expire early. */
  unreadMs: 600_000,
  /** Clients forget a subscription after this long. */
  subscriptionMs: 30 * 86_400_000,
} as const
