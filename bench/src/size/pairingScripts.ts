import type { Site } from '../site/Site'
import type { LoadedScript, PairingVisit } from './Visit'
import { withImports } from './withImports'

/** The scripts of pairing, by the bundler's names: those every pairing loads, and those only some need. */
const client = ['pairing']
const signIn = ['pairing-sign-in']
const lazy = [...signIn, 'fromPeerError', 'tellInstance']

/** The scripts of the pairing client, and those it may load later. */
export function pairingPaths(site: Site): {
  readonly client: readonly string[]
  readonly lazy: readonly string[]
} {
  return { client: pathsOf(site, client), lazy: pathsOf(site, lazy) }
}

/**
 * Returns what the press for a code loaded for the pairing client: its script and imports that hadn't loaded yet and
 * that the view and the adapter, which the same press loads, don't need.
 */
export function clientScripts(site: Site, { pair }: PairingVisit): readonly LoadedScript[] {
  const wanted = withImports(site, pathsOf(site, client))
  const others = pair.scripts.filter(({ path }) => !wanted.has(path)).map(({ path }) => path)
  const elsewhere = withImports(site, others)
  return pair.scripts.filter(({ path }) => wanted.has(path) && !elsewhere.has(path))
}

/** What the same press loaded for the client and for others. */
export function sharedScripts(site: Site, visit: PairingVisit): readonly LoadedScript[] {
  const wanted = withImports(site, pathsOf(site, client))
  const own = clientScripts(site, visit)
  return visit.pair.scripts.filter((script) => wanted.has(script.path) && !own.includes(script))
}

/** Returns the gzip bytes that one-click sign-in would add to this visit. */
export function signInBytes(site: Site, visit: PairingVisit): number {
  const loaded = new Set(
    [visit.load, visit.open, visit.pair].flatMap(({ scripts }) => scripts.map(({ path }) => path)),
  )
  const missing = [...withImports(site, pathsOf(site, signIn))].filter((path) => !loaded.has(path))
  return missing.reduce((sum, path) => sum + (site.files.get(path)?.gzip.length ?? 0), 0)
}

function pathsOf(site: Site, names: readonly string[]): readonly string[] {
  return [...site.files].filter(([, { name }]) => names.includes(name)).map(([path]) => path)
}
