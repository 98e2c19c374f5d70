import { loaded } from '@latchkey/protocol'

/** A function whose code comes later. `preload` fetches it ahead of time. */
export type Lazy<Args extends readonly unknown[], Answer> = ((...args: Args) => Promise<Answer>) & {
  readonly preload: () => void
}

/**
 * A function whose code is fetched when it is first called; from then on it runs at once. Values given after `load` are
 * passed to the function before the caller's own. @throws networkFailure when the code can't be fetched
 */
export function lazy<Bound extends readonly unknown[], Args extends readonly unknown[], Answer>(
  load: () => Promise<(...args: [...Bound, ...Args]) => Answer | Promise<Answer>>,
  ...bound: Bound
): Lazy<Args, Answer> {
  let run: ((...args: [...Bound, ...Args]) => Answer | Promise<Answer>) | undefined
  const fetchCode = async () => {
    run = await loaded(load())
    return run
  }
  const call = async (...args: Args) => {
    // Waiting for an import costs a click a task even when the code is there, and lets calls overtake each other.
    const ready = run ?? (await fetchCode())
    return ready(...bound, ...args)
  }
  // A call reports its failure. Until there is one, nobody misses the code.
  return Object.assign(call, { preload: () => void fetchCode().catch(() => undefined) })
}
