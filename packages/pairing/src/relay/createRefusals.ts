import type { LatchkeyError } from '@latchkey/protocol'

/** Which relays do not want this client, and why. */
export type Refusals = {
  add(url: string, error: LatchkeyError): void
  /** This relay has taken the client after all. */
  clear(url: string): void
  /** Why this relay is left alone for now. */
  of(url: string): LatchkeyError | null
  /** Why there is no relay left to ask, if that is so, and for how long. */
  ofAll(): { readonly error: LatchkeyError; readonly waitMs: number } | null
}

const shortestMs = 5_000
const longestMs = 300_000

/** Remembers refusals for a while that doubles with each: a refused client that comes again at once is a flood. */
export function createRefusals(now: () => number, urls: readonly string[]): Refusals {
  const refused = new Map<string, { error: LatchkeyError; at: number; pauseMs: number }>()
  const standing = (url: string) => {
    const found = refused.get(url)
    if (!found) return null
    const age = now() - found.at
    // A clock that went back was wrong, and that may be why the client was refused.
    return age >= 0 && age < found.pauseMs ? { error: found.error, waitMs: found.pauseMs - age } : null
  }
  return {
    add(url, error) {
      const pauseMs = Math.min(longestMs, (refused.get(url)?.pauseMs ?? shortestMs / 2) * 2)
      refused.set(url, { error, at: now(), pauseMs })
    },
    clear: (url) => void refused.delete(url),
    of: (url) => standing(url)?.error ?? null,
    ofAll() {
      const all = urls.flatMap((url) => standing(url) ?? [])
      const [first] = all
      if (!first || all.length < urls.length) return null
      return { error: first.error, waitMs: Math.min(...all.map(({ waitMs }) => waitMs)) }
    },
  }
}
