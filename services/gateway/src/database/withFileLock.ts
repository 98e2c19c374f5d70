import { readFile, rm, stat, writeFile } from 'node:fs/promises'
import { setTimeout as wait } from 'node:timers/promises'
import { isAlive } from './isAlive'

/** No start takes this long, so whoever wrote the file is gone. */
const longestMs = 60_000
/** Writing the content takes less than this after creating the file. */
const emptyMs = 2_000

/**
 * Runs `work` while no other process does with the same file. Doesn't wait for a process that was killed; its start
 * time tells it from a later one with the same id.
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
  // Another process is just removing it.
  if (!since) return false
  const ageMs = Date.now() - since.mtimeMs
  if (ageMs > longestMs) return true
  const holder = await readFile(file, 'utf8').catch(() => '')
  if (holder === self) return false
  const pid = Number(holder.split(' ')[0])
  if (!pid) return ageMs > emptyMs
  return pid === process.pid || !(await isAlive(pid))
}
