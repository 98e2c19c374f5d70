import type { Site } from '../site/Site'
import type { FamilyName } from './familyNames'
import type { LoadedScript, Visit } from './Visit'
import type { FamilyVisits } from './visitFamilies'

const after = ({ open, connect, account }: Visit) =>
  [open, connect, account].flatMap(({ scripts }) => scripts)

/** Whether a script contains modules of a family's package. */
function isOf(site: Site, path: string, family: FamilyName): boolean {
  return site.files.get(path)?.sources.some((source) => source.startsWith(`${family}/`)) === true
}

/**
 * Returns what only a visitor with a wallet of that family loads from opening until the account is shown, including
 * the
 * code that looks for its wallets, which every visitor loads.
 */
export function familyScripts(site: Site, visits: FamilyVisits, family: FamilyName): readonly LoadedScript[] {
  const common = new Set([...visits.evm.load.scripts, ...after(visits.evm)].map(({ path }) => path))
  return after(visits[family]).filter(({ path }) => !common.has(path) || isOf(site, path, family))
}

/** Returns the gzip bytes of a family's modules in the scripts before the click. */
export function earlyBytes(site: Site, { load }: Visit, family: FamilyName): number {
  const modules = load.scripts.flatMap(({ path }) => site.files.get(path)?.weighModules() ?? [])
  const isOwn = new RegExp(`^latchkey/(chunks/)?${family}[/.]`)
  const own = modules.filter(({ module }) => isOwn.test(module))
  return Math.round(own.reduce((sum, { bytes }) => sum + bytes, 0))
}

/** Returns the paths of all scripts of a site that contain modules of a family's package, loaded or not. */
export function familyPaths(site: Site, family: FamilyName): readonly string[] {
  return [...site.files.keys()].filter((path) => isOf(site, path, family))
}
