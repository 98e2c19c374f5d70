import { expect, vi } from 'vitest'

/** An SDK takes up to 15 s to repeat itself, and the machine may be busy. */
const timeout = 30_000

/** Waits until a value is as expected. */
export async function until<Value>(look: () => Value | Promise<Value>, expected: Value): Promise<void> {
  await vi.waitFor(async () => expect(await look()).toEqual(expected), { timeout, interval: 50 })
}
