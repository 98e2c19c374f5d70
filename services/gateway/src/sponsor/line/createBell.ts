/** Wakes somebody who waits. */
export type Bell = {
  ring(): void
  /** Resolves at the next ring, after the time, or when aborted; at once if it rang since the last wait. */
  wait(ms: number, signal: AbortSignal): Promise<void>
}

/** Creates a bell. */
export function createBell(): Bell {
  let rang = false
  let wake: (() => void) | undefined
  return {
    ring() {
      rang = true
      wake?.()
    },
    async wait(ms, signal) {
      if (!rang && !signal.aborted)
        await new Promise<void>((resolve) => {
          const timer = setTimeout(resolve, ms)
          wake = () => {
            clearTimeout(timer)
            resolve()
          }
          signal.addEventListener('abort', wake, { once: true })
        }).finally(() => {
          if (wake) signal.removeEventListener('abort', wake)
          wake = undefined
        })
      rang = false
    },
  }
}
