import type { LatchkeyError } from '@latchkey/protocol'

/** Which relays rejected this client, and why. */
export type Refusals = {
  add(url: string, error: LatchkeyError): void
  /** The relay accepted the client. */
  clear(url: string): void
  /** Why to skip this relay for now. */
  of(url: string): LatchkeyError | null
  /** Why no relay is left, and for how long. */
  ofAll(): { readonly error: LatchkeyError; readonly waitMs: number } | null
}

const shortestMs = 5_000
const longestMs = 300_000

/** Remembers rejections for a time that doubles with each, so a rejected client doesn't flood the relay. */
export function createRefusals(now: () => number, urls: readonly string[]): Refusals {
  const refused = new Map<string, { error: LatchkeyError; at: number; pauseMs: number }>()
  const standing = (url: string) => {
    const found = refused.get(url)
    if (!found) return null
    const age = now() - found.at
    // The clock went back, so it was wrong; that may be why the relay rejected the client.
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
