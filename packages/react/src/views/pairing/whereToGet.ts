import type { Gettable } from '../connect/findGettable'
import type { Surroundings } from './findEnvironment'

/** Where to get a wallet: one URL, several to choose from, or nowhere. */
export type WhereToGet =
  | { readonly kind: 'link'; readonly href: string }
  | { readonly kind: 'several' }
  | null

/** Returns this phone's store, the only download, or the choice of all. */
export function whereToGet(wallet: Gettable | undefined, { system }: Surroundings): WhereToGet {
  const toLink = (href: string | undefined) =>
    // Lists are untrusted: a script URL is never allowed.
    href && /^https?:\/\//i.test(href) ? ({ kind: 'link', href } as const) : null
  const stores = { ios: wallet?.app_store, android: wallet?.play_store }
  const own = system ? toLink(stores[system]) : null
  if (own) return own
  const all = [wallet?.chrome_store, wallet?.app_store, wallet?.play_store, wallet?.homepage].map(toLink)
  const places = all.filter((place) => place !== null)
  return places.length > 1 ? { kind: 'several' } : (places[0] ?? null)
}
