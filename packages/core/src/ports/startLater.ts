/**
 * Starts something whose code must be fetched first. Returns how to stop it, even before it has started.
 * Calls `failed` if the code can't be fetched or the start throws.
 */
export function startLater(
  load: () => Promise<() => () => void>,
  failed: (cause: unknown) => void = () => undefined,
): () => void {
  let stop: (() => void) | null = () => undefined
  load()
    .then((start) => {
      if (stop) stop = start()
    })
    .catch(failed)
  return () => {
    stop?.()
    stop = null
  }
}
