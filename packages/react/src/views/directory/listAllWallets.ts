import type { DirectoryList, DirectoryState, WalletListing } from '@latchkey/core'
import { isMatch } from '../isMatch'

/** Those that are looked through as the visitor types; the directory looks through all. */
const near = 400

/** What the visitor asks of the list. */
export type WalletWish = { readonly search: string; readonly isCertified: boolean }

/** What the whole list is made from. */
export type WalletSources = WalletWish & {
  /** What the first view shows. */
  readonly listed: readonly WalletListing[]
  readonly directory: DirectoryState | null
  /** Whether those that are built in are among them. */
  readonly isAlone: boolean
}

const walletsOf = (list: DirectoryList | undefined): readonly WalletListing[] => list?.wallets ?? []

/** Whether a list is the answer to this search. */
export function isAnswerTo(
  list: DirectoryList | undefined,
  { search, isCertified }: WalletWish,
): list is DirectoryList {
  return list?.query.search === search && (list.query.badge_type === 'certified') === isCertified
}

/** Every wallet to choose from, installed ones first, some maybe twice; with a search those that fit it. */
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
