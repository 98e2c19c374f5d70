import { readdir, readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'

/** The folders of pictures that the package of icons has. */
export const iconFolders = ['wallets', 'exchanges', 'networks', 'tokens'] as const
/** One of {@link iconFolders}. */
export type IconFolder = (typeof iconFolders)[number]

/** Finds pictures by name. */
export type Icons = {
  /** The SVG of a name, whatever its case; nothing where there is none. */
  find(folder: IconFolder, name: string): Promise<string | undefined>
}

/** The package writes every picture as a text in a module of its own, which is read and not run. */
const picture = /(<svg[\s\S]*<\/svg>)/

/**
 * The icons of the installed package. Names are looked up in a list of what is there, so that no path is ever made from
 * what a caller said; a file is read when it is first asked for.
 */
export function openIcons(): Icons {
  const require = createRequire(import.meta.url)
  const root = join(dirname(require.resolve('@web3icons/core')), 'svgs')
  const tables = new Map<IconFolder, Promise<ReadonlyMap<string, string>>>()
  const tableOf = (folder: IconFolder) => {
    const known = tables.get(folder) ?? readTable(join(root, folder, 'background'))
    tables.set(folder, known)
    return known
  }
  return {
    async find(folder, name) {
      const path = (await tableOf(folder)).get(name.toLowerCase())
      if (!path) return undefined
      const found = picture.exec(await readFile(path, 'utf8'))?.[1]
      return found?.replace(/\\n\s*/g, ' ').replace(/\\(['"\\])/g, '$1')
    },
  }
}

async function readTable(folder: string): Promise<ReadonlyMap<string, string>> {
  const files = (await readdir(folder)).filter((file) => file.endsWith('.svg.js'))
  return new Map(files.map((file) => [file.slice(0, -'.svg.js'.length).toLowerCase(), join(folder, file)]))
}
