import { loaded } from '@latchkey/protocol'

/**
 * Returns a function whose code is fetched on its first call; from then on it runs at once. Values given after `load`
 * come before the caller's arguments. @throws networkFailure when the code can't be fetched
 */
export function lazy<Bound extends readonly unknown[], Args extends readonly unknown[], Answer>(
  load: () => Promise<(...args: [...Bound, ...Args]) => Answer | Promise<Answer>>,
  ...bound: Bound
): (...args: Args) => Promise<Answer> {
  let run: ((...args: [...Bound, ...Args]) => Answer | Promise<Answer>) | undefined
  return async (...args) => {
    // Awaiting an import costs a click a task even when the code has loaded, and lets calls overtake each other.
    run ??= await loaded(load())
    return run(...bound, ...args)
  }
}
