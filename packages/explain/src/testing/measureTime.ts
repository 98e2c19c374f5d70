/** More than this is a hang. A quiet machine needs a third of it for the largest requests, and a busy one more. */
export const hangMs = 150

/** Runs something; the time counts only while this process had a core, because a busy machine is no hang. */
export async function measureTime<Value>(
  run: () => Value | Promise<Value>,
): Promise<{ readonly value: Value; readonly ms: number }> {
  const [start, before] = [performance.now(), process.cpuUsage()]
  const value = await run()
  const { user, system } = process.cpuUsage(before)
  return { value, ms: Math.min(performance.now() - start, (user + system) / 1_000) }
}
