import { refusals } from './refusals'

/** Settles like the given work, or rejects when its time is up. */
export type Deadline = <Value>(work: Promise<Value>) => Promise<Value>

type Waiting = { readonly until: number; readonly reject: (cause: unknown) => void }

/**
 * Limits how long an answer may take. All work has the same limit, so the first to start is the first to time out, and
 * one timer serves them all.
 */
export function createDeadline(limitMs: number, now: () => number): Deadline {
  const waiting = new Set<Waiting>()
  let timer: NodeJS.Timeout | undefined
  const look = () => {
    timer = undefined
    for (const one of waiting) {
      if (one.until > now()) return wait(one.until)
      waiting.delete(one)
      one.reject(refusals.sourceDown({ what: 'this answer' }))
    }
  }
  const wait = (until: number) => {
    timer ??= setTimeout(look, Math.max(1, until - now()))
  }
  const leave = (one: Waiting) => {
    waiting.delete(one)
    if (waiting.size > 0) return
    clearTimeout(timer)
    timer = undefined
  }
  return (work) =>
    new Promise((resolve, reject) => {
      const one = { until: now() + limitMs, reject }
      waiting.add(one)
      wait(one.until)
      work.then(
        (value) => {
          leave(one)
          resolve(value)
        },
        (cause: unknown) => {
          leave(one)
          reject(cause)
        },
      )
    })
}
