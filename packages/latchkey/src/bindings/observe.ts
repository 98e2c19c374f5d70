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
      follow(guarded(latchkey), () => read(latchkey), listener),
      start?.(latchkey),
    )
  else listener(read(latchkey))
  return () => {
    for (const stop of stops) stop?.()
  }
}

/** A component's code runs inside the listener. The instance logs what it throws, so that stops no change of state. */
function guarded({ getState, subscribe }: Latchkey): Parameters<typeof follow>[0] {
  return { getState, subscribe: (listener) => subscribe((state) => state, listener) }
}
