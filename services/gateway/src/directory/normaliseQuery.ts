import { foldText } from './foldText'
import type { WalletQuery } from './Snapshot'

/** A query in normal form, the same for equivalent queries. */
export type NormalQuery = {
  readonly page: number
  readonly entries: number
  readonly chains: readonly string[] | null
  readonly include: readonly string[] | null
  readonly exclude: readonly string[]
  readonly search: string
  readonly badge: 'certified' | 'none' | null
  readonly platform: 'ios' | 'android' | null
  readonly names: readonly string[] | null
  readonly rdns: readonly string[] | null
}

/** Normalises a query; an empty list filters nothing. */
export function normaliseQuery(query: WalletQuery): NormalQuery {
  return {
    page: query.page,
    entries: query.entries,
    chains: toSet(query.chains),
    include: toSet(query.include),
    exclude: toSet(query.exclude) ?? [],
    search: foldText(query.search ?? ''),
    badge: query.badge_type ?? null,
    platform: query.platform ?? null,
    names: toSet(query.names?.map(foldText)),
    rdns: toSet(query.rdns?.map((name) => name.toLowerCase())),
  }
}

function toSet(values: readonly string[] | undefined): readonly string[] | null {
  return values && values.length > 0 ? [...new Set(values)].sort() : null
}
