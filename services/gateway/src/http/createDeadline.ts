import { refusals } from './refusals'

/** Settles like the given work, or rejects when its time is up. */
export type Deadline = <Value>(work: Promise<Value>) => Promise<Value>

type Waiting = { readonly until: number; readonly reject: (cause: unknown) => void }

/**
 * Limits how long an answer may take. All work has the same limit, so the first to start is the first to time out, and
 * one timer serves them all. It runs on when the work is done: most work is done long before, and starting a timer for
 * each would take longer than a quick answer.
 */
export function createDeadline(limitMs: number, now: () => number): Deadline {
  const waiting = new Set<Waiting>()
  let isTimed = false
  const look = () => {
    isTimed = false
    for (const one of waiting) {
      if (one.until > now()) return wait(one.until)
      waiting.delete(one)
      one.reject(refusals.sourceDown({ what: 'this answer' }))
    }
  }
  const wait = (until: number) => {
    if (isTimed) return
    isTimed = true
    setTimeout(look, Math.max(1, until - now())).unref()
  }
  return (work) =>
    new Promise((resolve, reject) => {
      const one = { until: now() + limitMs, reject }
      waiting.add(one)
      wait(one.until)
      work.then(
        (value) => {
          waiting.delete(one)
          resolve(value)
        },
        (cause: unknown) => {
          waiting.delete(one)
          reject(cause)
        },
      )
    })
}
