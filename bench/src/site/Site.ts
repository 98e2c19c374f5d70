/** The two pages that are compared. */
export type SiteName = 'latchkey' | 'bare'

/** The first of them with pairing, for wallets elsewhere. */
export type PairingSiteName = 'pairing'

/** The first of them with all families of chains. */
export type FamiliesSiteName = 'families'

/** The two pages whose long lists are compared. */
export type ListSiteName = 'directory' | 'grid'

/** A module inside of a script, with its part of the script's gzip bytes. */
export type ModuleWeight = { readonly module: string; readonly bytes: number }

/** A file of a built site, as the server sends it. */
export type SiteFile = {
  readonly type: string
  readonly gzip: Buffer
  readonly isScript: boolean
  /** Whether the page can't start without it: what it names itself, and what that imports. */
  readonly isOwn: boolean
  /** What the bundler calls a script: the module that it was made for. */
  readonly name: string
  /** The text of a script. */
  readonly code: string
  /** The paths of the scripts that a script can't do without. */
  readonly imports: readonly string[]
  /** What a script is made of, heaviest first. */
  weighModules(): readonly ModuleWeight[]
}

/** A built site: its files by their path at the server. */
export type Site = {
  readonly files: ReadonlyMap<string, SiteFile>
  /** The path of the script that holds React and ReactDOM. */
  readonly react: string
}
