/** Safari has no idle callback; by then a page has usually settled. */
const spareMs = 200
/** A page that is never idle waits no longer. */
const limitMs = 500

/** Runs something as soon as the browser is idle. Returns how to cancel it. */
export function whenIdle(work: () => void): () => void {
  if (typeof requestIdleCallback === 'function') {
    const handle = requestIdleCallback(work, { timeout: limitMs })
    return () => cancelIdleCallback(handle)
  }
  const timer = setTimeout(work, spareMs)
  return () => clearTimeout(timer)
}
