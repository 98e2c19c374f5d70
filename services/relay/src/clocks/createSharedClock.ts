/** A clock that several processes share. */
export type SharedClock = {
  now(): number
  /** Reads the time again. */
  adjust(): Promise<void>
  stop(): void
}

/** What a shared clock needs. */
export type SharedClockParts = {
  /** Reads the common time, in milliseconds. */
  readonly read: () => Promise<number>
  readonly report: (error: unknown, what: string) => void
  /** Counts milliseconds, whatever happens to the time of day. */
  readonly elapsed?: () => number
  readonly everyMs?: number
}

/**
 * Creates a clock that shows the time of the database. Relays whose own clocks differ would otherwise let each other's
 * messages expire early, and a clock that jumps would stop deliveries. Shows the time of this machine until the
 * database has answered once.
 */
export async function createSharedClock(parts: SharedClockParts): Promise<SharedClock> {
  const { read, report, elapsed = () => performance.now(), everyMs = 10_000 } = parts
  let offset = Date.now() - elapsed()
  const adjust = async () => {
    const asked = elapsed()
    const time = await read()
    // The answer was true somewhere between question and arrival.
    offset = time - (asked + elapsed()) / 2
  }
  const adjustOrReport = () =>
    adjust().catch((error: unknown) => report(error, 'Could not read the time of the database'))
  await adjustOrReport()
  const timer = setInterval(() => void adjustOrReport(), everyMs)
  timer.unref()
  return {
    // Whole milliseconds, as times are stored.
    now: () => Math.round(elapsed() + offset),
    adjust,
    stop: () => clearInterval(timer),
  }
}
