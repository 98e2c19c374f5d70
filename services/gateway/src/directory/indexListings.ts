import type { DirectoryWallet } from '@latchkey/protocol'
import { foldText } from './foldText'
import type { Listing } from './Listing'

/** A wallet, ready to compare and send. */
export type IndexEntry = {
  readonly listing: Listing
  readonly json: string
  readonly name: string
  readonly rdns: string | null
  readonly isCertified: boolean
  readonly isOn: { readonly ios: boolean; readonly android: boolean }
}

/** All wallets in order, with indexes. */
export type ListingIndex = {
  readonly entries: readonly IndexEntry[]
  /** By id, image id, and ids from other directories. */
  readonly byId: ReadonlyMap<string, IndexEntry>
  /** Positions of the wallets that list a network. */
  readonly byNetwork: ReadonlyMap<string, readonly number[]>
  /** Positions of the wallets that list any network of a namespace. */
  readonly byNamespace: ReadonlyMap<string, readonly number[]>
}

/** Sorts wallets by `order`, then name, and indexes them. */
export function indexListings(listings: readonly Listing[]): ListingIndex {
  const entries = listings.map(toEntry).sort(compare)
  const byId = new Map<string, IndexEntry>()
  // A wallet's own ids win over other wallets' aliases.
  for (const entry of entries) for (const id of entry.listing.knownAs ?? []) byId.set(id, entry)
  for (const entry of entries) {
    const { id, image_id } = entry.listing.wallet
    if (image_id) byId.set(image_id, entry)
    byId.set(id, entry)
  }
  const byNetwork = new Map<string, number[]>()
  const byNamespace = new Map<string, number[]>()
  entries.forEach(({ listing }, position) => {
    const networks = new Set(listing.wallet.chains)
    for (const network of networks) note(byNetwork, network, position)
    const namespaces = new Set([...networks].map((network) => network.split(':', 1)[0] ?? ''))
    for (const namespace of namespaces) note(byNamespace, namespace, position)
  })
  return { entries, byId, byNetwork, byNamespace }
}

function toEntry(listing: Listing): IndexEntry {
  const wallet = withEveryField(listing.wallet)
  return {
    listing: { ...listing, wallet },
    json: JSON.stringify(wallet),
    name: foldText(wallet.name),
    rdns: wallet.rdns?.toLowerCase() ?? null,
    isCertified: wallet.badge_type === 'certified',
    isOn: { ios: Boolean(wallet.app_store), android: Boolean(wallet.play_store) },
  }
}

/** Clients of this API expect null for missing fields, and an image for every wallet. */
function withEveryField(wallet: DirectoryWallet): DirectoryWallet {
  const { id, name } = wallet
  const nothing = {
    id,
    name,
    mobile_link: null,
    desktop_link: null,
    webapp_link: null,
    app_store: null,
    play_store: null,
    chrome_store: null,
    rdns: null,
    injected: null,
  }
  return { ...nothing, ...wallet, image_id: wallet.image_id ?? wallet.id, chains: wallet.chains ?? [] }
}

function compare(a: IndexEntry, b: IndexEntry): number {
  const byOrder = placeOf(a) - placeOf(b)
  if (byOrder) return byOrder
  if (a.name !== b.name) return a.name < b.name ? -1 : 1
  return a.listing.wallet.id < b.listing.wallet.id ? -1 : 1
}

function placeOf({ listing }: IndexEntry): number {
  return listing.wallet.order ?? Number.MAX_SAFE_INTEGER
}

function note(places: Map<string, number[]>, key: string, position: number): void {
  const known = places.get(key)
  if (known) known.push(position)
  else places.set(key, [position])
}
