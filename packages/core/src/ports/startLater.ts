/**
 * Starts something whose code has to be fetched first; returns how to stop it, even before it has started.
 * `failed` hears of code that can't be fetched, and of a start that throws.
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
