import type { Manifest } from '../workspace/readPackages'

/** The entries of a package for the bundler: name in `dist` to file in `src`, read from its `exports`. */
export function sourceEntries({ exports = {} }: Manifest): Record<string, string> {
  const entries = Object.values(exports).flatMap((target): [string, string][] => {
    const source = typeof target === 'string' ? undefined : target['@latchkey/source']
    return source === undefined ? [] : [[source.replace(/^\.\/src\//, '').replace(/\.tsx?$/, ''), source]]
  })
  return Object.fromEntries(entries)
}
