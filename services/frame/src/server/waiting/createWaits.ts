/** Requests that wait at once and count together, such as those of one network address. */
export type WaitGroup = { readonly key: string; readonly most: number }

/** A request's place among those that wait. */
export type WaitPlace = {
  /** Aborts when a newer request takes the place. */
  readonly lost: AbortSignal
  /** Gives the place back. */
  leave(): void
}

/** Bounds how many requests wait at once. */
export type Waits = {
  /** Takes a place in each group. The oldest request of a full group loses its own. */
  enter(groups: readonly WaitGroup[]): WaitPlace
}

/** Creates bounds within one process: they protect its sockets and its share of the database. */
export function createWaits(): Waits {
  // Sets keep the order in which requests came.
  const waiting = new Map<string, Set<() => void>>()
  return {
    enter(groups) {
      const place = new AbortController()
      const leave = () => {
        for (const { key } of groups) {
          const members = waiting.get(key)
          members?.delete(end)
          if (members?.size === 0) waiting.delete(key)
        }
      }
      const end = () => {
        leave()
        place.abort()
      }
      for (const { key, most } of groups) {
        const [oldest] = waiting.get(key) ?? []
        if (oldest && (waiting.get(key)?.size ?? 0) >= most) oldest()
        const members = waiting.get(key) ?? new Set()
        waiting.set(key, members.add(end))
      }
      return { lost: place.signal, leave }
    },
  }
}
