const baseMs = 150
/** No visitor waits longer, and asking sooner than the server wants is rude. */
const limitMs = 30_000

/** Returns the delay of a Retry-After header in ms, or undefined if it can't be read. */
function parseRetryAfter(header: string | null, now: number): number | undefined {
  if (header === null) return undefined
  if (/^\d+$/.test(header)) return Number(header) * 1000
  // The one date format of RFC 9110 still in use. `Date.parse` alone accepts almost anything.
  const time = /^[A-Z][a-z]{2}, .* GMT$/.test(header) ? Date.parse(header) : Number.NaN
  // A time in the past may only mean that the visitor's clock is fast.
  return time > now ? time - now : undefined
}

/** [HTTP-3] Returns how long to wait before the next attempt, or undefined if the server asks for too long. */
export function retryDelay(attempt: {
  /** The Retry-After header: seconds or a date. */
  readonly retryAfter: string | null
  /** How many retries there have been. */
  readonly retries: number
  readonly now: number
}): number | undefined {
  const delay = parseRetryAfter(attempt.retryAfter, attempt.now) ?? baseMs * 2 ** attempt.retries
  return delay <= limitMs ? delay : undefined
}
