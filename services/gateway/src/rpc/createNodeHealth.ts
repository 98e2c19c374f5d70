/** Remembers how the nodes of a chain perform, and in which order to try them. */
export type NodeHealth = {
  /** Returns the indexes of the nodes, best first. */
  order(): number[]
  succeeded(place: number, ms: number): void
  failed(place: number): void
}

type Memory = { failures: number; avoidUntil: number; averageMs: number; measuredAt: number }

const firstPauseMs = 1_000
const longestPauseMs = 60_000
/** How long one request may test a failed node before another one tries. */
const probeMs = 11_000
/** A node counts as slow when it takes this long and several times as long as the fastest. */
const slowMs = 1_000
const slowFactor = 3
const slowMemoryMs = 30_000

/** Tries nodes in order. A failed one goes to the end for a pause that doubles, a slow one behind faster ones. */
export function createNodeHealth(count: number, now: () => number): NodeHealth {
  const memories = Array.from(
    { length: count },
    (): Memory => ({ failures: 0, avoidUntil: 0, averageMs: 0, measuredAt: 0 }),
  )

  const rank = (memory: Memory, fastestMs: number): number => {
    if (memory.avoidUntil > now()) return 2
    const isSlow = memory.averageMs > slowMs && memory.averageMs > fastestMs * slowFactor
    return isSlow && now() - memory.measuredAt < slowMemoryMs ? 1 : 0
  }

  return {
    order() {
      const measured = memories.filter(({ failures, averageMs }) => failures === 0 && averageMs > 0)
      const fastestMs = Math.min(...measured.map(({ averageMs }) => averageMs))
      const ranked = memories.map((memory, place) => ({ memory, place, rank: rank(memory, fastestMs) }))
      ranked.sort(
        (a, b) =>
          a.rank - b.rank ||
          (a.rank === 2 ? a.memory.avoidUntil - b.memory.avoidUntil : 0) ||
          a.place - b.place,
      )
      const first = ranked[0]?.memory
      // Its pause has ended: this request tests it, and the others don't wait.
      if (first && first.failures > 0 && first.avoidUntil <= now()) first.avoidUntil = now() + probeMs
      return ranked.map(({ place }) => place)
    },
    succeeded(place, ms) {
      const memory = memories[place]
      if (!memory) return
      memory.failures = 0
      memory.avoidUntil = 0
      memory.averageMs = memory.averageMs === 0 ? ms : memory.averageMs * 0.8 + ms * 0.2
      memory.measuredAt = now()
    },
    failed(place) {
      const memory = memories[place]
      if (!memory) return
      memory.avoidUntil = now() + Math.min(longestPauseMs, firstPauseMs * 2 ** memory.failures)
      memory.failures = Math.min(memory.failures + 1, 10)
    },
  }
}
