import { runCommand } from '../process/runCommand'

/** Returns a program that builds images on this machine, or undefined. Buildah needs root and mounts of its own for its chroot. */
export async function findBuilder(root: string): Promise<'docker' | 'podman' | 'buildah' | undefined> {
  const names = ['docker', 'podman', 'buildah'] as const
  for (const name of names.filter((one) => one !== 'buildah' || process.getuid?.() === 0)) {
    // The program may be installed without a server that it can ask, or without the rights it needs.
    const found = await runCommand(name, ['info'], { cwd: root }).catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return undefined
      throw error
    })
    if (found?.code === 0 && (name !== 'buildah' || (await canMount(root)))) return name
  }
  return undefined
}

async function canMount(root: string): Promise<boolean> {
  const { code } = await runCommand('unshare', ['--mount', 'true'], { cwd: root })
  return code === 0
}
