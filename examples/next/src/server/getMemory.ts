import type { SignInSession } from '@latchkey/verify'
import { createExpiringMap, type ExpiringMap } from './createExpiringMap'
import { createNonces, type Nonces } from './createNonces'

/** What the server keeps in memory. */
export type Memory = {
  readonly nonces: Nonces
  /** By the name in the cookie: the accounts that its browser is signed in with, of one family or more. */
  readonly sessions: ExpiringMap<readonly SignInSession[]>
}

const place = Symbol.for('example.memory')

/**
 * The memory of this process; Next.js may load a module once per route. It is empty after a restart: a site with more
 * than one server keeps all this in its database, by the same rules.
 */
export function getMemory(): Memory {
  const known: typeof globalThis & { [place]?: Memory } = globalThis
  known[place] ??= { nonces: createNonces(), sessions: createExpiringMap(100_000) }
  return known[place]
}
