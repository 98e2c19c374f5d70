/** Safari has no idle callback; by then a page that just loaded has usually come to rest. */
const spareMs = 200
/** A page that is never idle waits no longer. */
const limitMs = 500

/** Does something as soon as the browser has nothing else to do; returns how to call it off. */
export function whenIdle(work: () => void): () => void {
  if (typeof requestIdleCallback === 'function') {
    const handle = requestIdleCallback(work, { timeout: limitMs })
    return () => cancelIdleCallback(handle)
  }
  const timer = setTimeout(work, spareMs)
  return () => clearTimeout(timer)
}
