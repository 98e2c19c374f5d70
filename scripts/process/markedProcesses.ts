import { readdir, readFile } from 'node:fs/promises'

/** A running process that carries our mark. */
export type MarkedProcess = { readonly pid: number; readonly command: string }

/** The variable that marks everything we start: children inherit it, also those that leave our process group. */
export const markName = 'LATCHKEY_RUN'

/** The processes, but for ourselves, that were started with `LATCHKEY_RUN=mark`. Empty where there is no /proc. */
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
    // It has ended meanwhile, or belongs to somebody else: not ours to look at.
    return null
  }
}
