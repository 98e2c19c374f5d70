import type { Logger } from 'pino'

/** Writes a problem to the log. */
export type Report = (error: unknown, what: string) => void

const everyMs = 5_000

/**
 * Creates a report that writes each kind of problem every five seconds at most, and how often it happened meanwhile:
 * with thousands of sockets, the log of an outage would fill the disk.
 */
export function createReport(
  log: Pick<Logger, 'warn'>,
  elapsed: () => number = () => performance.now(),
): Report {
  const known = new Map<string, { readonly at: number; more: number }>()
  return (error, what) => {
    const last = known.get(what)
    if (last && elapsed() - last.at < everyMs) {
      last.more += 1
      return
    }
    known.set(what, { at: elapsed(), more: 0 })
    log.warn({ error: String(error), ...(last?.more ? { more: last.more } : {}) }, what)
  }
}
