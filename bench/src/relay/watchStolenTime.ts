import { readFile } from 'node:fs/promises'
import { setTimeout as wait } from 'node:timers/promises'

/** The moments that the host gave to others. On a dedicated machine there are none. */
export type StolenTime = {
  /** Whether any of this span of `performance.now()` was taken away or had to be caught up with. */
  isStolen(from: number, to: number): boolean
  stop(): void
}

const windowMs = 250
/** One kernel tick is 2 % of a window on two cores, and may be chance. */
const leastShare = 0.03

/** Records how much processor time the host of a virtual machine takes away. */
export async function watchStolenTime(): Promise<StolenTime> {
  const stolen: { readonly from: number; readonly to: number }[] = []
  let isStopped = false
  let before = await readTicks()
  const watch = async () => {
    while (!isStopped) {
      const from = performance.now()
      await wait(windowMs)
      const now = await readTicks()
      const share = (now.stolen - before.stolen) / Math.max(1, now.all - before.all)
      before = now
      // The backlog is worked off in the next window.
      if (share > leastShare) stolen.push({ from, to: performance.now() + windowMs })
    }
  }
  void watch()
  return {
    isStolen: (from, to) => stolen.some((window) => from < window.to && to > window.from),
    stop() {
      isStopped = true
    },
  }
}

/** Returns the ticks of all processors since boot, and the stolen ones. Zero if unknown. */
async function readTicks(): Promise<{ readonly all: number; readonly stolen: number }> {
  const text = await readFile('/proc/stat', 'utf8').catch(() => '')
  const ticks = /^cpu +(.*)$/m.exec(text)?.[1]?.split(' ').map(Number) ?? []
  return { all: ticks.slice(0, 8).reduce((sum, each) => sum + each, 0), stolen: ticks[7] ?? 0 }
}
