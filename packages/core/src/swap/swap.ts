import { lazy } from '../ports/lazy'

/** [SWP-2] Loads swapping and returns what works on the form. The state `swap` tells what came of it. */
export const openSwap = /* @__PURE__ */ lazy(async () => (await import('./openSwapForm')).openSwapForm)
