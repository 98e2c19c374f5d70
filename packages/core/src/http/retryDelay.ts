const baseMs = 150
/** Longer than this no visitor waits, and to knock earlier than told would be rude. */
const limitMs = 30_000

/** The wish of a Retry-After header in ms, undefined where there is none that can be read. */
function parseRetryAfter(header: string | null, now: number): number | undefined {
  if (header === null) return undefined
  if (/^\d+$/.test(header)) return Number(header) * 1000
  // The one form of RFC 9110 that is still sent. `Date.parse` alone takes almost anything for a date.
  const time = /^[A-Z][a-z]{2}, .* GMT$/.test(header) ? Date.parse(header) : Number.NaN
  // A moment that has passed may only mean that the visitor's clock is fast.
  return time > now ? time - now : undefined
}

/** [HTTP-3] How long to wait before the next try; undefined when the server asks for more than anyone waits. */
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
