import type { IndexEntry, ListingIndex } from './indexListings'
import type { NormalQuery } from './normaliseQuery'

/** [DIR-1] Returns the answer to a query as JSON text. */
export function selectWallets(index: ListingIndex, query: NormalQuery): string {
  const found = rank(filter(index, query), query.search)
  const from = (query.page - 1) * query.entries
  const data = found.slice(from, from + query.entries).map(({ json }) => json)
  const nextPage = from + query.entries < found.length ? query.page + 1 : null
  const previousPage = query.page > 1 ? query.page - 1 : null
  return `{"count":${found.length},"data":[${data.join(',')}],"nextPage":${nextPage},"previousPage":${previousPage}}`
}

function filter(index: ListingIndex, query: NormalQuery): IndexEntry[] {
  const onNetworks = query.chains && positionsOn(index, query.chains)
  const included = query.include && resolve(index, query.include)
  const excluded = resolve(index, query.exclude)
  const names = query.names && new Set(query.names)
  const rdns = query.rdns && new Set(query.rdns)
  const { search, badge, platform } = query
  return index.entries.filter(
    (entry, position) =>
      (!onNetworks || onNetworks[position] === 1) &&
      (!included || included.has(entry)) &&
      !excluded.has(entry) &&
      (!names || names.has(entry.name)) &&
      (!rdns || (entry.rdns !== null && rdns.has(entry.rdns))) &&
      (!badge || entry.isCertified === (badge === 'certified')) &&
      (!platform || entry.isOn[platform]) &&
      (search === '' || entry.name.includes(search)),
  )
}

/**
 * Finds the wallets of some networks. Visitors add an unlisted network, such as a local or new one, to their wallet:
 * there the namespace decides.
 */
function positionsOn(
  { entries, byNetwork, byNamespace }: ListingIndex,
  networks: readonly string[],
): Uint8Array {
  const marks = new Uint8Array(entries.length)
  for (const network of networks) {
    const positions = byNetwork.get(network) ?? byNamespace.get(network.split(':', 1)[0] ?? '') ?? []
    for (const position of positions) marks[position] = 1
  }
  return marks
}

function resolve({ byId }: ListingIndex, ids: readonly string[]): ReadonlySet<IndexEntry> {
  return new Set(ids.flatMap((id) => byId.get(id) ?? []))
}

/** Names that start with the search text come first, then those with a word that does, then the rest. */
function rank(found: IndexEntry[], search: string): IndexEntry[] {
  if (search === '') return found
  const groups: [IndexEntry[], IndexEntry[], IndexEntry[]] = [[], [], []]
  for (const entry of found) {
    const group = entry.name.startsWith(search) ? 0 : entry.name.includes(` ${search}`) ? 1 : 2
    groups[group].push(entry)
  }
  return groups.flat()
}
