import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { PackedPackage } from '../workspace/packPackages'

/** Returns the published files of a package that name the folder they were built in. */
export async function builtPaths(
  root: string,
  { dir, manifest, files }: Pick<PackedPackage, 'dir' | 'manifest' | 'files'>,
): Promise<string[]> {
  const texts = await Promise.all(
    files.map(async (path) => [path, await readFile(join(root, dir, path), 'utf8')] as const),
  )
  return texts
    .filter(([, text]) => text.includes(root))
    .map(([path]) => `${manifest.name}: ${path} names the folder it was built in`)
}
