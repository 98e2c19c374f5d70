import type { FrameServices } from '../FrameServices'

/** How long a request waits for something to happen. */
const longestMs = 20_000
/** How often it looks, in case another process made it happen. */
const everyMs = 1_000
/** How many requests wait at once for one thing, or for one session. A page needs one; a reload may leave another. */
const mostForOne = 3
/** How many requests of one network address wait at once. Several visitors may share it. */
const mostOfAddress = 20

/** Who waits, and for what. */
export type WaitingRequest = {
  /** What it waits for: an attempt or an approval. */
  readonly id: string
  /** The session that waits, if there is one. */
  readonly session?: string
  readonly address: string
  /** Aborts when the client leaves. */
  readonly signal: AbortSignal
}

/**
 * Looks until something has happened, up to 20 seconds or until the client leaves. Returns what it saw last. If too many
 * requests wait, the oldest one is answered at once, so one client can't hold all sockets; its page asks again.
 */
export async function pollFor<Seen>(
  { wakeUps, waits }: Pick<FrameServices, 'wakeUps' | 'waits'>,
  { id, session, address, signal }: WaitingRequest,
  look: () => Promise<Seen>,
  isOver: (seen: Seen) => boolean,
): Promise<Seen> {
  const end = performance.now() + longestMs
  const place = waits.enter([
    { key: `id ${id}`, most: mostForOne },
    ...(session === undefined ? [] : [{ key: `session ${session}`, most: mostForOne }]),
    { key: `address ${address}`, most: mostOfAddress },
  ])
  const stopped = AbortSignal.any([signal, place.lost])
  try {
    for (;;) {
      const seen = await look()
      const left = end - performance.now()
      if (isOver(seen) || left <= 0 || stopped.aborted) return seen
      await wakeUps.sleep(id, Math.min(everyMs, left), stopped)
    }
  } finally {
    place.leave()
  }
}
