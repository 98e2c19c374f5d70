/** Begins something whose code has to come first; returns how to stop it, also before it has begun. */
export function startLater(
  load: () => Promise<() => () => void>,
  failed: (cause: unknown) => void,
): () => void {
  let stop: (() => void) | null = () => undefined
  load()
    .then((begin) => {
      if (stop) stop = begin()
    })
    .catch(failed)
  return () => {
    stop?.()
    stop = null
  }
}
