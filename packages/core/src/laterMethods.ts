import type { Latchkey } from './Latchkey'
import { type LaterName, laterNames } from './laterNames'
import { lazy } from './ports/lazy'

/** Returns the methods whose code is fetched with the first call of any of them. Without a line for each, since every page loads this. */
export function laterMethods(latchkey: () => Latchkey): Pick<Latchkey, LaterName> {
  const callDoor = lazy(async () => (await import('./doors')).callDoor)
  const methods = laterNames.map(
    (name) => [name, (...args: readonly unknown[]) => callDoor(latchkey(), name, args)] as const,
  )
  // Each name gets the function of that name; `doors` has the same types.
  return Object.fromEntries(methods) as Pick<Latchkey, LaterName>
}
