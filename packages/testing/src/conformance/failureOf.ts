import { expect } from 'vitest'

/** Returns what a promise rejects with; fails the test if it resolves. */
export function failureOf(promise: Promise<unknown>): Promise<unknown> {
  return promise.then(
    () => expect.unreachable("it didn't fail"),
    (error: unknown) => error,
  )
}
