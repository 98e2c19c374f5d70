import { requestTimeout } from '@latchkey/protocol'
import type { Host } from '../ports/Host'

/** Limits of a piece of work. */
type Limits = { readonly host: Host; readonly ms: number; readonly signal?: AbortSignal | undefined }

/**
 * [HTTP-9] Stops waiting for work after a time, or when the caller's signal aborts, even if the work ignores
 * its own signal.
 * @throws requestTimeout, the reason of the caller's signal
 */
export async function withTimeout<Result>(
  { host, ms, signal }: Limits,
  work: (signal: AbortSignal) => Promise<Result>,
): Promise<Result> {
  signal?.throwIfAborted()
  const controller = new AbortController()
  const undo: (() => void)[] = []
  try {
    return await new Promise<Result>((resolve, reject) => {
      undo.push(host.setTimer(() => reject(requestTimeout()), ms))
      const giveUp = () => reject(signal?.reason)
      signal?.addEventListener('abort', giveUp)
      undo.push(() => signal?.removeEventListener('abort', giveUp))
      work(controller.signal).then(resolve, reject)
    })
  } finally {
    for (const step of undo) step()
    // Cancels what is left, such as an unread body.
    controller.abort()
  }
}
