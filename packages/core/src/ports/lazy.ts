import { loaded } from '@latchkey/protocol'

/**
 * A method whose code is fetched when it is first called. Values given after `load` are passed to the method before
 * the caller's own. @throws networkFailure when the code can't be fetched
 */
export function lazy<Bound extends readonly unknown[], Args extends readonly unknown[], Answer>(
  load: () => Promise<(...args: [...Bound, ...Args]) => Promise<Answer>>,
  ...bound: Bound
): (...args: Args) => Promise<Answer> {
  return async (...args) => (await loaded(load()))(...bound, ...args)
}
