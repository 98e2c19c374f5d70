import { fileURLToPath } from 'node:url'
import type { AliasOptions } from 'vite'

/** The two majors that Latchkey works with. */
export type ReactVersion = 18 | 19

/** Makes a build take React and ReactDOM of one major, whichever stands next to the importing package. */
export function reactAlias(version: ReactVersion): AliasOptions {
  const folder = version === 18 ? '../../../examples/react-18/node_modules' : '../../../node_modules'
  const modules = fileURLToPath(new URL(folder, import.meta.url))
  return [{ find: /^(react|react-dom)(?=\/|$)/, replacement: `${modules}/$1` }]
}
