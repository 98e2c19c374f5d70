import type { DiscoverContext } from './ChainAdapter'

/** Starts to look for wallets, and returns how to stop. `preload` fetches the code ahead of time. */
export type LaterStart = ((context: DiscoverContext) => () => void) & { readonly preload: () => void }

/**
 * A search whose code is fetched when it first starts. It can be stopped even before that. Values given after `load`
 * are passed to the search before the context, whose `failed` hears of code that can't be fetched and of a search that
 * throws.
 */
export function startLater<Bound extends readonly unknown[]>(
  load: () => Promise<(...args: [...Bound, DiscoverContext]) => () => void>,
  ...bound: Bound
): LaterStart {
  let loading: ReturnType<typeof load> | undefined
  const fetchCode = () => {
    loading ??= load().catch((cause: unknown) => {
      loading = undefined
      throw cause
    })
    return loading
  }
  const start = (context: DiscoverContext) => {
    let stop: (() => void) | null = () => undefined
    fetchCode()
      .then((run) => {
        if (stop) stop = run(...bound, context)
      })
      .catch(context.failed)
    return () => {
      stop?.()
      stop = null
    }
  }
  // A search reports its failure. Until there is one, nobody misses the code.
  return Object.assign(start, { preload: () => void fetchCode().catch(() => undefined) })
}
