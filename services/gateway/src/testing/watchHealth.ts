import type { HealthTimes } from './load/healthProcess'
import { startProgram } from './load/startProgram'

/** What an ordinary visitor met while something happened. */
export type HealthReport = {
  readonly count: number
  readonly failed: number
  readonly p50: number
  readonly p99: number
}

/** Asks for `/health` from another process, at its own address, until the work ends: whoever attacks would measure its own delays. */
export async function watchHealth(url: string, work: () => Promise<unknown>): Promise<HealthReport> {
  const program = await startProgram<HealthTimes>(new URL('./load/healthProcess.ts', import.meta.url), [
    `${url}/health`,
  ])
  program.send('go')
  try {
    await work()
  } finally {
    program.send('over')
  }
  const { times, failed } = await program.result()
  const sorted = [...times].sort((a, b) => a - b)
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0
  return { count: sorted.length, failed, p50: at(0.5), p99: at(0.99) }
}
