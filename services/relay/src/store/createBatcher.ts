/** Collects what arrives while batches run, so a busy database gets one query for many. */
export function createBatcher<In, Out>(
  run: (items: readonly In[]) => Promise<readonly Out[]>,
  most: number,
  /** How many batches may run at once. */
  lanes = 1,
): { add(item: In): Promise<Out>; settle(): Promise<void> } {
  type Waiting = { item: In; resolve: (value: Out) => void; reject: (error: unknown) => void }
  let waiting: Waiting[] = []
  let lanesInUse = 0
  let idle: (() => void)[] = []

  const work = async () => {
    // Items of the same moment go together.
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
    // In the same turn that found nothing waiting, so the next item finds a free lane.
    lanesInUse -= 1
    if (lanesInUse > 0) return
    for (const resolve of idle) resolve()
    idle = []
  }

  return {
    add: (item) =>
      new Promise<Out>((resolve, reject) => {
        waiting.push({ item, resolve, reject })
        if (lanesInUse >= lanes) return
        lanesInUse += 1
        void work()
      }),
    settle: () =>
      new Promise<void>((resolve) => {
        if (lanesInUse === 0) resolve()
        else idle.push(resolve)
      }),
  }
}
