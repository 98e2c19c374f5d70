import { lazy } from '../ports/lazy'

/** A door in a file of its own: it names every file that sending needs, which few visitors load. */
export const startSendLater = /* @__PURE__ */ lazy(async () => (await import('./startSend')).startSend)
