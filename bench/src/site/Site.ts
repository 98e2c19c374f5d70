import type { ServedFile } from './bundleSite'

/** The two pages to compare. */
export type SiteName = 'latchkey' | 'bare'

/** The first page with pairing. */
export type PairingSiteName = 'pairing'

/** The first page with the embedded wallet. */
export type EmbeddedSiteName = 'embedded'

/** The first page with all families. */
export type FamiliesSiteName = 'families'

/** The two pages with long lists. */
export type ListSiteName = 'directory' | 'grid'

/** A module in a script, with its share of the script's gzip bytes. */
export type ModuleWeight = { readonly module: string; readonly bytes: number }

/** A file of a built site, with what is known of its parts. */
export type SiteFile = ServedFile & {
  /** Whether the page needs it to start, directly or through an import. */
  readonly isOwn: boolean
  /** The bundler's name of a script: the module it was made for. */
  readonly name: string
  /** The source of a script. */
  readonly code: string
  /** The modules of our source in a script, such as `solana/wallet/connect`. */
  readonly sources: readonly string[]
  /** The paths of a script's static imports. */
  readonly imports: readonly string[]
  /** The modules of a script, largest first. */
  weighModules(): readonly ModuleWeight[]
}

/** A built site, its files by URL path. */
export type Site = {
  readonly files: ReadonlyMap<string, SiteFile>
  /** The path of the script with React and ReactDOM. */
  readonly react: string
}
