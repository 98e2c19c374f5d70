import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, readdir, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'

/** How to start the unpacked program. */
export type UnpackedRedis = { readonly program: string; readonly libraries: string }

const run = promisify(execFile)
const wanted = ['redis-server', 'redis-tools']
const home = fileURLToPath(new URL('../../../../.latchkey/', import.meta.url))

/**
 * Unpacks Debian's Redis and its libraries into a project folder, without installing anything, and keeps it there.
 * Returns the reason if that isn't possible, on other systems or without a network.
 */
export async function unpackRedis(): Promise<UnpackedRedis | { readonly reason: string }> {
  const folder = join(home, 'redis')
  try {
    if (!existsSync(folder)) await unpack(folder)
    return { program: join(folder, 'usr/bin/redis-server'), libraries: await librariesOf(folder) }
  } catch (error) {
    return { reason: String(error).split('\n')[0] ?? '' }
  }
}

async function unpack(folder: string): Promise<void> {
  await mkdir(home, { recursive: true })
  const work = await mkdtemp(join(home, 'unpacking-'))
  try {
    const packages = [...wanted, ...(await missingLibraries())]
    await run('apt-get', ['download', '-q', ...packages], { cwd: work, timeout: 120_000 })
    const root = join(work, 'root')
    for (const file of await readdir(work))
      if (file.endsWith('.deb')) await run('dpkg-deb', ['-x', join(work, file), root])
    // Another test may have been quicker, which is fine.
    await rename(root, folder).catch(() => undefined)
  } finally {
    await rm(work, { recursive: true, force: true })
  }
}

/** Libraries the programs need and this system lacks. */
async function missingLibraries(): Promise<string[]> {
  const { stdout } = await run('apt-cache', ['depends', ...wanted])
  const names = [...stdout.matchAll(/^\s*\|?(?:Pre)?Depends: (lib[\w.+-]*|lua[\w.+-]*)$/gm)].map(
    ([, name = '']) => name,
  )
  const installed = await Promise.all(names.map((name) => run('dpkg-query', ['-W', name]).then(yes, no)))
  return [...new Set(names.filter((_, index) => !installed[index]))]
}

const yes = () => true
const no = () => false

async function librariesOf(folder: string): Promise<string> {
  const places = ['usr/lib', 'lib'].map((place) => join(folder, place))
  const found = await Promise.all(
    places.map(async (place) =>
      (await readdir(place).catch(() => []))
        .filter((name) => name.includes('-linux-'))
        .map((name) => join(place, name)),
    ),
  )
  return found.flat().join(':')
}
