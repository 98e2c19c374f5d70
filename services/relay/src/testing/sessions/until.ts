import { expect, vi } from 'vitest'

/** What an SDK says again takes it up to 15 s, and the machine may be busy. */
const timeout = 30_000

/** Waits until something is so. */
export async function until<Value>(look: () => Value | Promise<Value>, expected: Value): Promise<void> {
  await vi.waitFor(async () => expect(await look()).toEqual(expected), { timeout, interval: 50 })
}
