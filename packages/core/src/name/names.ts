import { lazy } from '../ports/lazy'

/** [NAM-2] Loads what works on names. The state `name` tells what came of it. */
export const openNames = /* @__PURE__ */ lazy(async () => (await import('./openNameForm')).openNameForm)
