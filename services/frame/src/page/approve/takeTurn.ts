/** The end of the line of each page. */
const lines = new WeakMap<object, Promise<unknown>>()

/** Runs one question after the other, so no request takes the place of another under the visitor's pointer. */
export function takeTurn<Answer>(line: object, ask: () => Promise<Answer>): Promise<Answer> {
  const turn = (lines.get(line) ?? Promise.resolve()).then(ask)
  // A question that fails doesn't hold up the next one. Its own caller gets the failure.
  lines.set(
    line,
    turn.catch(() => undefined),
  )
  return turn
}
