import type { DirectoryList, DirectoryState, WalletListing } from '@latchkey/core'
import { isMatch } from '../isMatch'

/** How many wallets are searched while typing. The directory searches all. */
const near = 400

/** What the visitor asked for. */
export type WalletWish = { readonly search: string; readonly isCertified: boolean }

/** The sources of the whole list. */
export type WalletSources = WalletWish & {
  /** What the first view shows. */
  readonly listed: readonly WalletListing[]
  readonly directory: DirectoryState | null
  /** Whether built-in wallets are included. */
  readonly isAlone: boolean
}

const walletsOf = (list: DirectoryList | undefined): readonly WalletListing[] => list?.wallets ?? []

/** Whether a list answers this search. */
export function isAnswerTo(
  list: DirectoryList | undefined,
  { search, isCertified }: WalletWish,
): list is DirectoryList {
  return list?.query.search === search && (list.query.badge_type === 'certified') === isCertified
}

/** Returns every wallet to choose from, installed ones first, with possible duplicates. A search filters them. */
export function listAllWallets(sources: WalletSources): readonly WalletListing[] {
  const { listed, directory, isAlone, search, isCertified } = sources
  const found = search !== '' && isAnswerTo(directory?.found, sources) ? walletsOf(directory?.found) : []
  if (isCertified) {
    const certified = walletsOf(directory?.certified)
    const known = search === '' ? certified : [...fitting(certified, search), ...found]
    return [...listed.filter((wallet) => isAmong(wallet, known)), ...known]
  }
  const builtIn = isAlone ? walletsOf(directory?.builtIn) : []
  const all = [...listed, ...walletsOf(directory?.recommended), ...builtIn, ...walletsOf(directory?.all)]
  return search === '' ? all : [...fitting(all, search), ...found]
}

function fitting(wallets: readonly WalletListing[], search: string): readonly WalletListing[] {
  return wallets.slice(0, near).filter(({ name }) => isMatch(name, search))
}

/** An installed wallet that the directory knows. */
function isAmong({ connectorId, rdns, name }: WalletListing, known: readonly WalletListing[]): boolean {
  return connectorId !== undefined && known.some((one) => (rdns ? one.rdns === rdns : one.name === name))
}
