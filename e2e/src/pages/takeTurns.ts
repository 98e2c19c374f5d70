import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { projectRoot } from '../../../scripts/workspace/projectRoot'

/** Runs work that only one process of the tests may do at a time. */
export async function takeTurns<T>(name: string, work: () => Promise<T>): Promise<T> {
  const file = join(projectRoot, '.latchkey', `${name}.turn`)
  await mkdir(dirname(file), { recursive: true })
  while (!(await take(file))) await setTimeout(200)
  try {
    return await work()
  } finally {
    await rm(file, { force: true })
  }
}

async function take(file: string): Promise<boolean> {
  const owner = Number(await readFile(file, 'utf8').catch(() => ''))
  // A process that was killed left its file.
  if (owner && !isRunning(owner)) await rm(file, { force: true })
  return writeFile(file, `${process.pid}`, { flag: 'wx' }).then(
    () => true,
    (cause: NodeJS.ErrnoException) => {
      if (cause.code === 'EEXIST') return false
      throw cause
    },
  )
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch {
    return false
  }
}
