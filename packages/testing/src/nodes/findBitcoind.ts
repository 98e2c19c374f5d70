import { existsSync } from 'node:fs'
import { delimiter, dirname, join } from 'node:path'

/** How to start a program. */
export type Program = { readonly command: string; readonly args: readonly string[] }

const loaders = [
  'usr/lib/x86_64-linux-gnu/ld-linux-x86-64.so.2',
  'usr/lib/aarch64-linux-gnu/ld-linux-aarch64.so.1',
]

/** The program in a tree of Debian packages, with the libraries of that tree. */
function inTree(root: string): Program | null {
  const command = loaders.map((path) => join(root, path)).find((path) => existsSync(path))
  const program = join(root, 'usr/bin/bitcoind')
  if (!command || !existsSync(program)) return null
  return { command, args: ['--library-path', dirname(command), program] }
}

function inFolderAbove(folder: string): Program | null {
  const found = inTree(join(folder, '.latchkey/bitcoind'))
  const above = dirname(folder)
  return found ?? (above === folder ? null : inFolderAbove(above))
}

/**
 * Finds bitcoind: `BITCOIND_PATH`, the tree that `npm run bitcoind` unpacked under `.latchkey`, or the system's. Null if
 * there is none.
 */
export function findBitcoind(env: NodeJS.ProcessEnv = process.env, folder = process.cwd()): Program | null {
  if (env.BITCOIND_PATH) return { command: env.BITCOIND_PATH, args: [] }
  const unpacked = inFolderAbove(folder)
  if (unpacked) return unpacked
  const folders = (env.PATH ?? '').split(delimiter)
  const system = folders.map((one) => join(one, 'bitcoind')).find((path) => existsSync(path))
  return system ? { command: system, args: [] } : null
}
