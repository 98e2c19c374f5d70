import type { Host } from '../ports/Host'

/** Resolves after a time, or rejects with the signal's reason when it aborts. */
export async function wait(host: Host, ms: number, signal?: AbortSignal): Promise<void> {
  signal?.throwIfAborted()
  return new Promise((resolve, reject) => {
    const stop = host.setTimer(() => {
      signal?.removeEventListener('abort', giveUp)
      resolve()
    }, ms)
    const giveUp = () => {
      stop()
      reject(signal?.reason)
    }
    signal?.addEventListener('abort', giveUp, { once: true })
  })
}
