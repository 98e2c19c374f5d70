import { runCommand } from '../process/runCommand'

/** Returns a program that builds and runs images on this machine, or undefined. */
export async function findBuilder(root: string): Promise<string | undefined> {
  for (const name of ['docker', 'podman']) {
    // The program may be installed without a server that it can ask.
    const found = await runCommand(name, ['info'], { cwd: root }).catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return undefined
      throw error
    })
    if (found?.code === 0) return name
  }
  return undefined
}
