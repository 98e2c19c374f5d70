import type { FramePage } from '../../FramePage'

/** Takes back every request that the visitor hasn't decided, and every wait for them. */
export function abortRequests({ state }: FramePage): void {
  state.waiting?.abort()
  for (const request of state.open) request.abort()
}
