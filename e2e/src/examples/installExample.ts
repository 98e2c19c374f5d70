import { existsSync } from 'node:fs'
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { runCommand } from '../../../scripts/process/runCommand'
import { projectRoot } from '../../../scripts/workspace/projectRoot'
import { expectLocked, writeLock } from './exampleLock'
import { ownPackages } from './ownPackages'
import { packOnce } from './packOnce'
import { SiteFault } from './StartedSite'

/** A copy of an example outside the repository, with the packed packages installed. */
export type InstalledExample = { readonly folder: string; remove(): Promise<void> }

const notCopied = new Set(['node_modules', '.next', '.angular', '.astro', 'dist'])

/**
 * Installs an example as a site developer would. Its lock file holds everything but our own packages, and npm must
 * follow it; a missing lock file is written. An example that depends on this repository, or has no manifest, takes its
 * manifest, configuration and lock file from the example `base`.
 */
export async function installExample(name: string, base = name): Promise<InstalledExample> {
  const packed = await packOnce()
  const [source, lockSource] = [name, base].map((folder) => join(projectRoot, 'examples', folder)) as [
    string,
    string,
  ]
  const folder = await mkdtemp(join(tmpdir(), `latchkey-${name}-`))
  const remove = () => rm(folder, { recursive: true, force: true })
  try {
    const filter = (path: string) => !notCopied.has(basename(path))
    await cp(source, folder, { recursive: true, filter })
    if (base !== name)
      for (const file of ['package.json', 'package-lock.json', 'tsconfig.json', 'vite.config.ts'])
        if (existsSync(join(lockSource, file))) await cp(join(lockSource, file), join(folder, file))
    const manifestFile = join(folder, 'package.json')
    const manifest = JSON.parse(await readFile(manifestFile, 'utf8'))
    const own = ownPackages(packed, manifest.dependencies)
    const tarballs = own.map(({ manifest: { name }, tarball }) => [name, `file:${tarball}`])
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
    if (!existsSync(join(lockSource, 'package-lock.json')))
      await writeLock(lockSource, folder, manifest.dependencies)
    await expectLocked(lockSource, folder)
    return { folder, remove }
  } catch (cause) {
    await remove()
    throw cause
  }
}
