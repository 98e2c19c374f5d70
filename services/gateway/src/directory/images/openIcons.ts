import { readdir, readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'

/** The folders of the icon package. */
export const iconFolders = ['wallets', 'exchanges', 'networks', 'tokens'] as const
/** One of {@link iconFolders}. */
export type IconFolder = (typeof iconFolders)[number]

/** Finds icons by name. */
export type Icons = {
  /** Returns the SVG of a name, ignoring case, or nothing. */
  find(folder: IconFolder, name: string): Promise<string | undefined>
}

/** The package stores each icon as text in a module, which we read but don't run. */
const picture = /(<svg[\s\S]*<\/svg>)/

/**
 * Opens the icons of the installed package. Looks names up in a list, so no path contains a caller's text; reads each
 * file on first use.
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
