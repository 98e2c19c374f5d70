import { readdir } from 'node:fs/promises'
import { join } from 'node:path'

const ignored = new Set(['node_modules', 'dist', '.next', '.git', '.latchkey', 'coverage', '__screenshots__'])

/**
 * Returns every file of the project, relative to `root` with forward slashes, sorted.
 * It walks the folders instead of asking git, so it works without git.
 */
export async function listFiles(root: string, folder = ''): Promise<string[]> {
  const entries = await readdir(join(root, folder), { withFileTypes: true })
  const found = await Promise.all(
    entries
      .filter((entry) => !ignored.has(entry.name))
      .map((entry) => {
        const path = folder ? `${folder}/${entry.name}` : entry.name
        if (entry.isDirectory()) return listFiles(root, path)
        return entry.isFile() ? [path] : []
      }),
  )
  return found.flat().sort()
}
