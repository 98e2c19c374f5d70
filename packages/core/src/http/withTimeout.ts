import { requestTimeout } from '@latchkey/protocol'
import type { Host } from '../ports/Host'

/** What limits a piece of work. */
type Limits = { readonly host: Host; readonly ms: number; readonly signal?: AbortSignal | undefined }

/**
 * [HTTP-9] Gives work up after a time, or when the caller's signal says so, even if the work takes no notice of the
 * signal it gets. @throws requestTimeout, the reason of the caller's signal
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
    // Whatever is left of it, an unread body for one, is of no use any more.
    controller.abort()
  }
}
