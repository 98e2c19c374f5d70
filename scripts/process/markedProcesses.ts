import { readdir, readFile } from 'node:fs/promises'

/** A running process with our mark. */
export type MarkedProcess = { readonly pid: number; readonly command: string }

/** The variable that marks everything we start. Children inherit it, even those that leave our process group. */
export const markName = 'LATCHKEY_RUN'

/** Returns the other processes started with `LATCHKEY_RUN=mark`. Empty without /proc. */
export async function markedProcesses(mark: string): Promise<MarkedProcess[]> {
  const pids = (await readdir('/proc').catch(() => [])).filter((name) => /^\d+$/.test(name)).map(Number)
  const found = await Promise.all(
    pids.filter((pid) => pid !== process.pid).map((pid) => readMarked(pid, mark)),
  )
  return found.filter((one) => one !== null)
}

async function readMarked(pid: number, mark: string): Promise<MarkedProcess | null> {
  try {
    const environment = await readFile(`/proc/${pid}/environ`, 'utf8')
    if (!environment.split('\0').includes(`${markName}=${mark}`)) return null
    const command = (await readFile(`/proc/${pid}/cmdline`, 'utf8')).split('\0').join(' ').trim()
    return { pid, command }
  } catch {
    // It has ended, or belongs to another user.
    return null
  }
}
