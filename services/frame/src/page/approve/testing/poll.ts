import { expect } from 'vitest'

/** Waits for a condition, on a slow machine too. */
export function poll<Value>(read: () => Value | Promise<Value>) {
  return expect.poll(read, { timeout: 20_000 })
}
