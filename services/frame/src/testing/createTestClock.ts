/** A clock that a test moves. */
export type TestClock = { readonly now: () => number; advance(ms: number): void }

/** Creates a clock that starts now and runs on, and that a test can move forward. */
export function createTestClock(): TestClock {
  let ahead = 0
  return {
    now: () => Date.now() + ahead,
    advance(ms) {
      ahead += ms
    },
  }
}
