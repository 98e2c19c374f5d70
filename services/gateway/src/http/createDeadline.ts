import { refusals } from './refusals'

/** Resolves to what `done` makes of the work, or `failed` of its error, or of a refusal when its time is up. */
export type Deadline = <Value, Result>(
  work: Promise<Value>,
  done: (value: Value) => Result,
  failed: (cause: unknown) => Result,
) => Promise<Result>

type Waiting = { readonly until: number; readonly giveUp: () => void }

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
      one.giveUp()
    }
  }
  const wait = (until: number) => {
    if (isTimed) return
    isTimed = true
    setTimeout(look, Math.max(1, until - now())).unref()
  }
  return (work, done, failed) =>
    new Promise((resolve, reject) => {
      const giveUp = () => resolve(failed(refusals.sourceDown({ what: 'this answer' })))
      const one = { until: now() + limitMs, giveUp }
      waiting.add(one)
      wait(one.until)
      work
        .then(
          (value) => waiting.delete(one) && resolve(done(value)),
          (cause: unknown) => waiting.delete(one) && resolve(failed(cause)),
        )
        .catch(reject)
    })
}
