import { readFile, rm, stat, writeFile } from 'node:fs/promises'
import { setTimeout as wait } from 'node:timers/promises'
import { isAlive } from './isAlive'

/** No start takes as long; whatever the file says, whoever wrote it is gone. */
const longestMs = 60_000
/** Between the file and what is written in it no more time passes. */
const emptyMs = 2_000

/**
 * Works while nobody else does who uses the same file, over all processes; one that was killed meanwhile is not waited
 * for. The beginning of a process tells it from an older one with the same number.
 */
export async function withFileLock<T>(file: string, work: () => Promise<T>): Promise<T> {
  const self = `${process.pid} ${performance.timeOrigin}`
  for (;;) {
    try {
      await writeFile(file, self, { flag: 'wx' })
      break
    } catch (cause) {
      if ((cause as NodeJS.ErrnoException).code !== 'EEXIST') throw cause
      if (await isLeftBehind(file, self)) await rm(file, { recursive: true, force: true })
      else await wait(50)
    }
  }
  try {
    return await work()
  } finally {
    await rm(file, { recursive: true, force: true })
  }
}

async function isLeftBehind(file: string, self: string): Promise<boolean> {
  const since = await stat(file).catch(() => undefined)
  // It is just being taken away.
  if (!since) return false
  const ageMs = Date.now() - since.mtimeMs
  if (ageMs > longestMs) return true
  const holder = await readFile(file, 'utf8').catch(() => '')
  if (holder === self) return false
  const pid = Number(holder.split(' ')[0])
  if (!pid) return ageMs > emptyMs
  return pid === process.pid || !(await isAlive(pid))
}
