import { readFile } from 'node:fs/promises'
import { setTimeout as wait } from 'node:timers/promises'

/** Which moments the machine's host gave to others; on a machine of its own there are none. */
export type StolenTime = {
  /** Whether anything of this stretch of `performance.now()` was taken away, or had to be caught up with. */
  isStolen(from: number, to: number): boolean
  stop(): void
}

const windowMs = 250
/** One tick of the kernel's clock is 2 % of a window of two cores, and may be chance. */
const leastShare = 0.03

/** Reads from now on how much of the processors the host of a virtual machine takes away. */
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
      // What piled up meanwhile is dealt with in the window after.
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

/** Ticks of all processors since the start, and those of them that the host gave to others; none where nobody tells. */
async function readTicks(): Promise<{ readonly all: number; readonly stolen: number }> {
  const text = await readFile('/proc/stat', 'utf8').catch(() => '')
  const ticks = /^cpu +(.*)$/m.exec(text)?.[1]?.split(' ').map(Number) ?? []
  return { all: ticks.slice(0, 8).reduce((sum, each) => sum + each, 0), stolen: ticks[7] ?? 0 }
}
