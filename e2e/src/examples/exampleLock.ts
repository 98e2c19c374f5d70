import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { SiteFault } from './StartedSite'

type Needs = { readonly [name: string]: string }
type Entry = {
  readonly version?: string
  readonly link?: boolean
  readonly dependencies?: Needs
}
type Lock = { readonly packages: { readonly [path: string]: Entry } }

const ours = /^node_modules\/(latchkey|@latchkey\/[^/]*)$/

const readLock = async (file: string): Promise<Lock> => JSON.parse(await readFile(file, 'utf8'))

/**
 * Checks that npm installed exactly what the example's lock file names: each package of others in that version, and no
 * other.
 */
export async function expectLocked(source: string, folder: string): Promise<void> {
  const { packages: locked } = await readLock(join(source, 'package-lock.json'))
  const { packages: installed } = await readLock(join(folder, 'node_modules/.package-lock.json'))
  const faults = Object.entries(installed)
    .filter(([path]) => !ours.test(path))
    .filter(([path, { version }]) => locked[path]?.version !== version)
    .map(([path, { version }]) => `${path}: ${version} instead of ${locked[path]?.version ?? 'nothing'}`)
  if (faults.length === 0) return
  const fix = 'If the packages now need others, delete package-lock.json: the next run writes it.'
  throw new SiteFault(`${source}/package-lock.json was not followed. ${fix}\n${faults.join('\n')}`)
}

/** Keeps the lock file that npm wrote, without our packages, as the example's. */
export async function writeLock(source: string, folder: string, dependencies: Needs): Promise<void> {
  const lock = await readLock(join(folder, 'package-lock.json'))
  const kept = Object.entries(lock.packages).filter(([path]) => !ours.test(path))
  const packages = Object.fromEntries(
    kept.map(([path, entry]) => [path, path === '' ? { ...entry, dependencies } : entry]),
  )
  await writeFile(join(source, 'package-lock.json'), `${JSON.stringify({ ...lock, packages }, null, 2)}\n`)
}
