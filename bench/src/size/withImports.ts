import type { Site } from '../site/Site'

/** Returns the paths of these scripts and their static imports. */
export function withImports(site: Site, paths: Iterable<string>): ReadonlySet<string> {
  const all = new Set(paths)
  // Iterating a set includes what is added meanwhile.
  for (const path of all) for (const imported of site.files.get(path)?.imports ?? []) all.add(imported)
  return all
}
