import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { AliasOptions } from 'vite'

/** The two major versions that Latchkey supports. */
export type ReactVersion = 18 | 19

/** Where React and ReactDOM of one major version are installed. */
export function reactFolder(version: ReactVersion): string {
  const root = fileURLToPath(new URL('../../..', import.meta.url))
  return join(root, version === 18 ? 'examples/react-18/node_modules' : 'node_modules')
}

/** Makes a build use React and ReactDOM of one major version, whichever is next to the importing package. */
export function reactAlias(version: ReactVersion): AliasOptions {
  return [{ find: /^(react|react-dom)(?=\/|$)/, replacement: `${reactFolder(version)}/$1` }]
}
