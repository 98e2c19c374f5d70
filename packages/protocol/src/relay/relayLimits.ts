/** The limits of a relay: sizes in bytes, times in seconds. */
export const relayLimits = {
  /** Topics, receipts or messages in one call. */
  batch: 500,
  /** A request or its answer, which may hold a document to sign. */
  message: 524_288,
  /** Any other message. */
  smallMessage: 131_072,
  /** A whole frame. */
  frame: 1_048_576,
  ttlSeconds: 604_800,
  /** When the publisher sets none. */
  defaultTtlSeconds: 21_600,
} as const
