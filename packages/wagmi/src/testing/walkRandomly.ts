import fc from 'fast-check'

/** What a random walk does. */
export type Walk<Visit, Step> = {
  readonly step: fc.Arbitrary<Step>
  begin(): Visit
  /** Returns true if the step did something that leaves no trace. */
  take(visit: Visit, step: Step): Promise<unknown>
  /** Resolves when both sides agree. */
  settle(visit: Visit): Promise<void>
  /** All that steps change. */
  trace(visit: Visit): string
  end(visit: Visit): Promise<void>
}

/** Takes visits of ten random steps until enough of them did something, and returns how many did. */
export async function walkRandomly<Visit, Step>(walk: Walk<Visit, Step>, least: number): Promise<number> {
  let count = 0
  await fc.assert(
    fc.asyncProperty(fc.array(walk.step, { minLength: 10, maxLength: 10 }), async (steps) => {
      if (count >= least) return
      const visit = walk.begin()
      try {
        await walk.settle(visit)
        for (const step of steps) {
          const before = walk.trace(visit)
          const isDone = (await walk.take(visit, step)) === true
          await walk.settle(visit)
          if (isDone || walk.trace(visit) !== before) count += 1
        }
      } finally {
        await walk.end(visit)
      }
    }),
    // More than enough visits: most steps do something. A shorter example would take too long to find, since each waits.
    { numRuns: least, timeout: 60_000, endOnFailure: true },
  )
  return count
}
