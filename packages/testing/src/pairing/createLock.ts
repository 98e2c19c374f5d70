/** Something that can be locked, with those who wait for it to be open. */
export type Lock = {
  isClosed(): boolean
  close(): void
  open(): void
  /** Ends at once, or when it is opened. */
  opened(): Promise<void>
}

/** Makes a lock. */
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
