import { setTimeout as sleep } from 'node:timers/promises'
import { type MarkedProcess, markedProcesses } from './markedProcesses'

/**
 * Ends what is still running under a mark and returns it: nothing, when everything ended by itself within `graceMs`.
 * Browsers need a moment to take their helpers down, so a process counts as left behind only after that.
 */
export async function endMarked(mark: string, graceMs = 5_000): Promise<MarkedProcess[]> {
  for (const until = Date.now() + graceMs; Date.now() < until; await sleep(200)) {
    if ((await markedProcesses(mark)).length === 0) return []
  }
  const left = await markedProcesses(mark)
  for (const { pid } of left) {
    try {
      process.kill(pid, 'SIGKILL')
    } catch {
      // It ended between the look and the kill.
    }
  }
  return left
}
