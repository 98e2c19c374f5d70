/**
 * Runs work while no other tab of the site runs work under this name. Where the browser has no locks, or denies them, the
 * work runs at once. @throws what `work` throws
 */
export async function takeTabTurn<Result>(name: string, work: () => Promise<Result>): Promise<Result> {
  const turn: { result?: Promise<Result> } = {}
  try {
    await navigator.locks.request(`latchkey ${name}`, () => {
      turn.result = work()
      // The lock ends with the work, however that ends.
      return turn.result.then(ignore, ignore)
    })
  } catch {
    // No lock. Nothing has run then, since a failure of the work doesn't come this way.
  }
  return turn.result ?? work()
}

const ignore = () => undefined
