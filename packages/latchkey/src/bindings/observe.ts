import { follow, type Latchkey } from '@latchkey/core'
import type { Reading } from './Reading'

/** Calls back with a reading, at once and whenever its content changes. Returns how to stop. */
export function observe<T>(
  latchkey: Latchkey,
  { read, start }: Reading<T>,
  listener: (value: T) => void,
): () => void {
  const stops: ((() => void) | undefined)[] = []
  // A server renders once and never stops what it started.
  if (latchkey.host.isBrowser)
    stops.push(
      follow(latchkey.store, () => read(latchkey), listener),
      start?.(latchkey),
    )
  else listener(read(latchkey))
  return () => {
    for (const stop of stops) stop?.()
  }
}
