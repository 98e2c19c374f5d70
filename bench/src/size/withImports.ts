import type { Site } from '../site/Site'

/** The paths of these scripts and of all that they can't do without. */
export function withImports(site: Site, paths: Iterable<string>): ReadonlySet<string> {
  const all = new Set(paths)
  // A set gives what is added while it is walked.
  for (const path of all) for (const imported of site.files.get(path)?.imports ?? []) all.add(imported)
  return all
}
