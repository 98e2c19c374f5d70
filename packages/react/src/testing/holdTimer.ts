import type { Latchkey } from '@latchkey/core'
import { onTestFinished, vi } from 'vitest'

/** Holds the timers of one length until the test lets them run. Returns those that wait. */
export function holdTimer({ host }: Latchkey, heldMs: number): readonly (() => void)[] {
  const waiting: (() => void)[] = []
  const set = host.setTimer
  const spy = vi.spyOn(host, 'setTimer').mockImplementation((run, ms) => {
    if (ms !== heldMs) return set(run, ms)
    waiting.push(run)
    return () => {
      if (waiting.includes(run)) waiting.splice(waiting.indexOf(run), 1)
    }
  })
  onTestFinished(() => spy.mockRestore())
  return waiting
}
