/** The shortest time between two calls: a server on which too many wait answers at once. */
const leastMs = 1_000

/** Repeats a call that waits on the server until it returns something, or nothing once the signal aborts. */
export async function repeatCall<Result>(
  ask: () => Promise<Result | undefined>,
  signal: AbortSignal | undefined,
): Promise<Result | undefined> {
  while (!signal?.aborted) {
    const next = performance.now() + leastMs
    const result = await ask()
    if (result !== undefined) return signal?.aborted ? undefined : result
    const left = next - performance.now()
    if (left > 0) await pause(left, signal)
  }
  return undefined
}

function pause(ms: number, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer)
      signal?.removeEventListener('abort', end)
      resolve()
    }
    const timer = setTimeout(end, ms)
    signal?.addEventListener('abort', end)
    if (signal?.aborted) end()
  })
}
