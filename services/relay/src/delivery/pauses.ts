/** When stored mail goes out, in milliseconds; found by losing mail of real clients without them. */
export const pauses = {
  /** [R8] A client that starts takes mail before its app can listen; it asks for all its topics at once then. */
  afterBatch: 500,
  /** [R9] Clients that come back after a longer outage do not always ask for their topics again. */
  afterOpening: 2_000,
} as const
