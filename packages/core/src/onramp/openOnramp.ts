import { lazy } from '../ports/lazy'

/** [ONR-1] Loads buying and returns what works on the form. The state `onramp` tells what came of it. */
export const openOnramp = /* @__PURE__ */ lazy(async () => (await import('./openOnrampForm')).openOnrampForm)

/** [ONR-1] Learns on which networks something is sold, before the visitor is offered to buy. */
export const fetchVendors = /* @__PURE__ */ lazy(async () => (await import('./loadVendors')).loadVendors)
