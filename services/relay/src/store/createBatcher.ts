/** Collects what comes while batches are under way, so that a busy database is asked once for many. */
export function createBatcher<In, Out>(
  run: (items: readonly In[]) => Promise<readonly Out[]>,
  most: number,
  /** Batches under way at a time. */
  lanes = 1,
): { add(item: In): Promise<Out>; settle(): Promise<void> } {
  type Waiting = { item: In; resolve: (value: Out) => void; reject: (error: unknown) => void }
  let waiting: Waiting[] = []
  const working = new Set<Promise<void>>()

  const work = async () => {
    // All that comes in one turn of the event loop goes together.
    await undefined
    while (waiting.length > 0) {
      const batch = waiting.slice(0, most)
      waiting = waiting.slice(most)
      try {
        const results = await run(batch.map(({ item }) => item))
        batch.forEach(({ resolve }, index) => {
          resolve(results[index] as Out)
        })
      } catch (error) {
        for (const { reject } of batch) reject(error)
      }
    }
  }
  const begin = () => {
    const lane = work().finally(() => working.delete(lane))
    working.add(lane)
  }

  return {
    add: (item) =>
      new Promise<Out>((resolve, reject) => {
        waiting.push({ item, resolve, reject })
        if (working.size < lanes) begin()
      }),
    async settle() {
      while (working.size > 0) await Promise.all(working)
    },
  }
}
