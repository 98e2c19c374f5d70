import { setTimeout as sleep } from 'node:timers/promises'
import { type MarkedProcess, markedProcesses } from './markedProcesses'

/** Ends what still runs under a mark after `graceMs`, and returns it. Browsers need a moment to stop their helpers. */
export async function endMarked(mark: string, graceMs = 5_000): Promise<MarkedProcess[]> {
  for (const until = Date.now() + graceMs; Date.now() < until; await sleep(200)) {
    if ((await markedProcesses(mark)).length === 0) return []
  }
  const left = await markedProcesses(mark)
  for (const { pid } of left) {
    try {
      process.kill(pid, 'SIGKILL')
    } catch {
      // It ended in between.
    }
  }
  return left
}
