import type { Directory } from '../directory/createDirectory'
import { reservedWords } from './reservedWords'
import { skeletonOf } from './skeletonOf'

/** Whether a skeleton belongs to a word that nobody can register. */
export type Reserved = (skeleton: string) => boolean

/** What it needs. */
export type ReservedOptions = {
  readonly directory: Pick<Directory, 'current'>
  /** The operator's own words. */
  readonly words: readonly string[]
  readonly zones: readonly string[]
}

/** Reserves the built-in words, the operator's, the labels of the zones and the wallets of the directory. */
export function createReserved({ directory, words, zones }: ReservedOptions): Reserved {
  const labels = zones.flatMap((zone) => zone.split('.'))
  const fixed = new Set([...reservedWords, ...words, ...labels].map(skeletonOf))
  let known: { readonly version: string; readonly skeletons: ReadonlySet<string> } | undefined
  const wallets = (): ReadonlySet<string> => {
    const snapshot = directory.current()
    if (known?.version !== snapshot.version)
      known = { version: snapshot.version, skeletons: new Set(snapshot.names().flatMap(skeletonsOf)) }
    return known.skeletons
  }
  return (skeleton) => fixed.has(skeleton) || wallets().has(skeleton)
}

/** "Sample Wallet" reserves `samplewallet` and `sample`. */
function skeletonsOf(name: string): string[] {
  const plain = name.toLowerCase().replace(/[^a-z0-9]/g, '')
  const short = plain.replace(/(wallet|app|extension)$/, '')
  return [plain, short].filter((word) => word.length > 2).map(skeletonOf)
}
