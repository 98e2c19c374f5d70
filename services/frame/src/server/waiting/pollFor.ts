import type { WakeUps } from './createWakeUps'

/** How long a request waits for something to happen. */
const longestMs = 20_000
/** How often it looks, in case another process made it happen. */
const everyMs = 1_000

/** Looks until something has happened, up to 20 seconds or until the client leaves. Returns what it saw last. */
export async function pollFor<Seen>(
  wakeUps: WakeUps,
  id: string,
  signal: AbortSignal,
  look: () => Promise<Seen>,
  isOver: (seen: Seen) => boolean,
): Promise<Seen> {
  const end = performance.now() + longestMs
  for (;;) {
    const seen = await look()
    const left = end - performance.now()
    if (isOver(seen) || left <= 0 || signal.aborted) return seen
    await wakeUps.sleep(id, Math.min(everyMs, left), signal)
  }
}
