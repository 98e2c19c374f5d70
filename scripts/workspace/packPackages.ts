import { mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { runCommand } from '../process/runCommand'
import { isPublished } from './isPublished'
import { readPackages, type WorkspacePackage } from './readPackages'

/** A published package, the tarball that `npm pack` made of it, and what is in that. */
export type PackedPackage = WorkspacePackage & { readonly tarball: string; readonly files: readonly string[] }

/** Packs the published packages, or those with one of `names`, into a folder, just as they would go to the registry. */
export async function packPackages(
  root: string,
  folder = join(root, '.latchkey/packed'),
  names?: readonly string[],
): Promise<PackedPackage[]> {
  const packages = (await readPackages(root))
    .filter(isPublished)
    .filter(({ manifest }) => names?.includes(manifest.name) ?? true)
  await rm(folder, { recursive: true, force: true })
  await mkdir(folder, { recursive: true })
  const args = ['pack', '--json', '--loglevel=error', '--ignore-scripts', `--pack-destination=${folder}`]
  const chosen = packages.flatMap(({ dir }) => ['--workspace', dir])
  const { code, stdout, output } = await runCommand('npm', [...args, ...chosen], { cwd: root })
  if (code !== 0) throw new PackFault(output)
  const made = JSON.parse(stdout) as { name: string; filename: string; files: { path: string }[] }[]
  return packages.map((one) => {
    const result = made.find(({ name }) => name === one.manifest.name)
    if (!result) throw new PackFault(`npm pack made nothing of ${one.dir}`)
    return { ...one, tarball: join(folder, result.filename), files: result.files.map(({ path }) => path) }
  })
}

class PackFault extends Error {
  override readonly name = 'PackFault'
}
