import type { Manifest } from '../workspace/readPackages'

/** Returns the bundler's entries of a package, from its `exports`: name in `dist` to file in `src`. */
export function sourceEntries({ exports = {} }: Manifest): Record<string, string> {
  const entries = Object.values(exports).flatMap((target): [string, string][] => {
    const source = typeof target === 'string' ? undefined : target['@latchkey/source']
    return source === undefined ? [] : [[source.replace(/^\.\/src\//, '').replace(/\.tsx?$/, ''), source]]
  })
  return Object.fromEntries(entries)
}
