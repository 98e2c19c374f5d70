import { expect } from 'vitest'

/** What a promise fails with; it is a fault if it does not. */
export function failureOf(promise: Promise<unknown>): Promise<unknown> {
  return promise.then(
    () => expect.unreachable('it did not fail'),
    (error: unknown) => error,
  )
}
