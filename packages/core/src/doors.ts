import type { Namespace } from '@latchkey/protocol'
import type { Latchkey } from './Latchkey'
import { lazy } from './ports/lazy'

/**
 * Doors to what most pages never use. A door names every file behind it, so these have a file of their own: a page
 * loads one name for all of them.
 */
export const doors = {
  setPreferredAccount: lazy(async () => (await import('./embedded/setPreferredAccount')).setPreferredAccount),
  sendNow: lazy(async () => (await import('./send/sendNow')).sendNow),
  explain: lazy(async () => (await import('./explain/explain')).explain),
  getProvider: async <N extends Namespace>(latchkey: Latchkey, namespace: N) =>
    (await import('./explain/getProvider')).getProvider(latchkey, namespace),
}
