import type { Namespace } from '@latchkey/protocol'
import type { Latchkey } from './Latchkey'
import { lazy } from './ports/lazy'

/*
 * Doors to what most pages never use. A door names every file behind it, so these have a file of their own: a page
 * loads one name for all of them.
 */

export const sendNow = /* @__PURE__ */ lazy(async () => (await import('./send/sendNow')).sendNow)

export const explain = /* @__PURE__ */ lazy(async () => (await import('./explain/explain')).explain)

export const getProvider = async <N extends Namespace>(latchkey: Latchkey, namespace: N) =>
  (await import('./explain/getProvider')).getProvider(latchkey, namespace)
