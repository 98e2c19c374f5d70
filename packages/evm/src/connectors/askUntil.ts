import { providerDisconnected, walletTimeout } from '@latchkey/protocol'

/** How often an app is asked again, and when to give up. */
type Patience = {
  readonly everyMs: number
  readonly limitMs: number
  /** Aborted when the visitor disconnects. */
  readonly signal: AbortSignal
}

/**
 * Asks again and again until there is an answer other than null. @throws providerDisconnected as soon as the visitor
 * disconnects, walletTimeout
 */
export async function askUntil<Answer>(
  ask: () => Promise<Answer | null>,
  { everyMs, limitMs, signal }: Patience,
): Promise<Answer> {
  const done = new AbortController()
  let limit: ReturnType<typeof setTimeout> | undefined
  let pause: ReturnType<typeof setTimeout> | undefined
  const stopped = new Promise<never>((_, reject) => {
    const leave = () => reject(providerDisconnected())
    if (signal.aborted) leave()
    signal.addEventListener('abort', leave, { signal: done.signal })
    limit = setTimeout(() => reject(walletTimeout()), limitMs)
  })
  try {
    for (;;) {
      const answer = await Promise.race([stopped, signal.aborted ? stopped : ask()])
      if (answer !== null) return answer
      const again = new Promise<void>((resolve) => {
        pause = setTimeout(resolve, everyMs)
      })
      await Promise.race([stopped, again])
    }
  } finally {
    clearTimeout(pause)
    clearTimeout(limit)
    done.abort()
  }
}
