/** Waits for the caller's turn. */
export type Turns = () => Promise<void>

/**
 * Lets one after the other in, each in its own round of the event loop: many large bodies that arrive at once must not
 * keep small requests waiting until the last of them is parsed.
 */
export function createTurns(): Turns {
  let last: Promise<void> = Promise.resolve()
  return () => {
    last = last.then(() => new Promise((resolve) => setImmediate(resolve)))
    return last
  }
}
