import { existsSync } from 'node:fs'
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { runCommand } from '../../../scripts/process/runCommand'
import { packPackages } from '../../../scripts/workspace/packPackages'
import { projectRoot } from '../../../scripts/workspace/projectRoot'
import { buildPackages } from '../pages/buildPackages'
import { SiteFault } from './StartedSite'

/** A copy of an example outside the repository, with the packed packages installed. */
export type InstalledExample = { readonly folder: string; remove(): Promise<void> }

type Lock = { packages: { [path: string]: { dependencies?: { readonly [name: string]: string } } } }

const ours = /^node_modules\/(latchkey|latchkey-recover|@latchkey\/.*)$/

/**
 * Installs an example that isn't part of the workspaces, as a site developer would. Its lock file holds everything but
 * our
 * own packages; a missing lock file is written.
 */
export async function installExample(name: string): Promise<InstalledExample> {
  await buildPackages()
  const packed = await packPackages(projectRoot)
  const source = join(projectRoot, 'examples', name)
  const folder = await mkdtemp(join(tmpdir(), `latchkey-${name}-`))
  const remove = () => rm(folder, { recursive: true, force: true })
  try {
    const skipped = new Set(['node_modules', '.next', 'dist'])
    await cp(source, folder, { recursive: true, filter: (path) => !skipped.has(basename(path)) })
    const manifestFile = join(folder, 'package.json')
    const manifest = JSON.parse(await readFile(manifestFile, 'utf8'))
    const tarballs = packed.map(({ manifest: { name: own }, tarball }) => [own, `file:${tarball}`])
    const dependencies = { ...manifest.dependencies, ...Object.fromEntries(tarballs) }
    await writeFile(manifestFile, JSON.stringify({ ...manifest, dependencies }))
    const args = [
      'install',
      '--ignore-scripts',
      '--no-audit',
      '--no-fund',
      '--omit-lockfile-registry-resolved',
    ]
    const { code, output } = await runCommand('npm', args, { cwd: folder })
    if (code !== 0) throw new SiteFault(output)
    if (!existsSync(join(source, 'package-lock.json'))) await writeLock(source, folder, manifest.dependencies)
    return { folder, remove }
  } catch (cause) {
    await remove()
    throw cause
  }
}

async function writeLock(
  source: string,
  folder: string,
  dependencies: { readonly [name: string]: string },
): Promise<void> {
  const lock = JSON.parse(await readFile(join(folder, 'package-lock.json'), 'utf8')) as Lock
  const kept = Object.entries(lock.packages).filter(([path]) => !ours.test(path))
  const packages = Object.fromEntries(
    kept.map(([path, entry]) => [path, path === '' ? { ...entry, dependencies } : entry]),
  )
  await writeFile(join(source, 'package-lock.json'), `${JSON.stringify({ ...lock, packages }, null, 2)}\n`)
}
