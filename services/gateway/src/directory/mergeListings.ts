import { foldText } from './foldText'
import type { Listing } from './Listing'

/**
 * Merges the registry with imported wallets. An imported wallet with the same id, reverse-DNS id or name replaces that
 * of the registry, and inherits its icon and ids.
 */
export function mergeListings(registry: readonly Listing[], imported: readonly Listing[]): Listing[] {
  const byName = new Map<string, Listing>()
  for (const listing of registry) for (const name of namesOf(listing)) byName.set(name, listing)
  const replaced = new Set<Listing>()
  const merged = imported.map((listing) => {
    const name = namesOf(listing).find((known) => byName.has(known))
    const known = name === undefined ? undefined : byName.get(name)
    if (!known) return listing
    replaced.add(known)
    const { id, image_id } = known.wallet
    const ids = [id, image_id, ...(known.knownAs ?? [])].filter((other) => typeof other === 'string')
    return { ...listing, icon: known.icon, knownAs: ids }
  })
  return [...registry.filter((listing) => !replaced.has(listing)), ...merged]
}

function namesOf({ wallet, knownAs = [] }: Listing): string[] {
  const ids = [wallet.id, ...knownAs].map((id) => `id ${id}`)
  return [
    ...ids,
    ...(wallet.rdns ? [`rdns ${wallet.rdns.toLowerCase()}`] : []),
    `name ${foldText(wallet.name)}`,
  ]
}
