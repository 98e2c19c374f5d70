import { readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'

/** The size of a block of a disk: even a small file takes one. */
const block = 4096

/** Returns how many bytes the files of a folder take on a disk. */
export async function folderBytes(folder: string): Promise<number> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const sizes = await Promise.all(
    entries
      .filter((entry) => entry.isFile())
      .map(async ({ parentPath, name }) => (await stat(join(parentPath, name))).size),
  )
  return sizes.reduce((sum, size) => sum + Math.ceil(size / block) * block, 0)
}
