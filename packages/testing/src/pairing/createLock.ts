/** A lock, with callers that wait for it to open. */
export type Lock = {
  isClosed(): boolean
  close(): void
  open(): void
  /** Resolves when it is open. */
  opened(): Promise<void>
}

/** Creates a lock. */
export function createLock(isLocked: boolean): Lock {
  let isClosed = isLocked
  let waiting: (() => void)[] = []
  return {
    isClosed: () => isClosed,
    close() {
      isClosed = true
    },
    open() {
      isClosed = false
      for (const resolve of waiting.splice(0)) resolve()
      waiting = []
    },
    opened: () => (isClosed ? new Promise((resolve) => void waiting.push(resolve)) : Promise.resolve()),
  }
}
