import { readFile } from 'node:fs/promises'

/** Whether a process runs; one that has ended counts as gone, even if nobody has taken note of it yet, as in a container. */
export async function isAlive(pid: number): Promise<boolean> {
  try {
    process.kill(pid, 0)
  } catch (error) {
    // Somebody else's, which is not ours to signal.
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
  // Elsewhere than on Linux there is no such file.
  const state = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '')
  return !/\) [ZX] /.test(state)
}
