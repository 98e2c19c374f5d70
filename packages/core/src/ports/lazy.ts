import { loaded } from '@latchkey/protocol'

/**
 * A function whose code is fetched when it is first called; from then on it runs at once. Values given after `load` are
 * passed to the function before the caller's own. @throws networkFailure when the code can't be fetched
 */
export function lazy<Bound extends readonly unknown[], Args extends readonly unknown[], Answer>(
  load: () => Promise<(...args: [...Bound, ...Args]) => Answer | Promise<Answer>>,
  ...bound: Bound
): (...args: Args) => Promise<Answer> {
  let run: ((...args: [...Bound, ...Args]) => Answer | Promise<Answer>) | undefined
  return async (...args) => {
    // Waiting for an import costs a click a task even when the code is there, and lets calls overtake each other.
    run ??= await loaded(load())
    return run(...bound, ...args)
  }
}
