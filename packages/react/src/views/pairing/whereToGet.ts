import type { Gettable } from '../connect/findGettable'
import type { Surroundings } from './findEnvironment'

/** Where a wallet is to be had: one address, several of which the visitor chooses, or nowhere that we know. */
export type WhereToGet =
  | { readonly kind: 'link'; readonly href: string }
  | { readonly kind: 'several' }
  | null

/** The store of this phone; elsewhere the only place there is, or the choice of all. */
export function whereToGet(wallet: Gettable | undefined, { system }: Surroundings): WhereToGet {
  const toLink = (href: string | undefined) =>
    // Lists are written by others: a link that runs a script is never wanted.
    href && /^https?:\/\//i.test(href) ? ({ kind: 'link', href } as const) : null
  const stores = { ios: wallet?.app_store, android: wallet?.play_store }
  const own = system ? toLink(stores[system]) : null
  if (own) return own
  const all = [wallet?.chrome_store, wallet?.app_store, wallet?.play_store, wallet?.homepage].map(toLink)
  const places = all.filter((place) => place !== null)
  return places.length > 1 ? { kind: 'several' } : (places[0] ?? null)
}
