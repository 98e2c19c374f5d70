import { execFile } from 'node:child_process'
import { mkdtemp, open, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'

/** A disk that a test may fill. */
export type SmallDisk = {
  readonly folder: string
  fill(): Promise<void>
  free(): Promise<void>
  remove(): Promise<void>
}

const run = promisify(execFile)
const chunk = Buffer.alloc(65_536, 1)

/** Mounts a small file system in memory; nothing if this process may not mount, which only root may on most systems. */
export async function openSmallDisk(megabytes: number): Promise<SmallDisk | undefined> {
  const folder = await mkdtemp(join(tmpdir(), 'latchkey-disk-'))
  const mounted = await run('mount', [
    ...['-t', 'tmpfs', '-o', `size=${megabytes}m,mode=0777`, 'latchkey-test', folder],
  ]).then(
    () => true,
    () => false,
  )
  if (!mounted) {
    await rm(folder, { recursive: true, force: true })
    return undefined
  }
  const filler = join(folder, 'filler')
  return {
    folder,
    async fill() {
      const file = await open(filler, 'a')
      try {
        for (const size of [chunk.length, 4_096]) while (await takes(file, size));
      } finally {
        await file.close()
      }
    },
    free: () => rm(filler, { force: true }),
    async remove() {
      await run('umount', ['-l', folder])
      await rm(folder, { recursive: true, force: true })
    },
  }
}

async function takes(file: Awaited<ReturnType<typeof open>>, size: number): Promise<boolean> {
  try {
    const { bytesWritten } = await file.write(chunk, 0, size)
    return bytesWritten === size
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOSPC') return false
    throw error
  }
}
