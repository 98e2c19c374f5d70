import type { DeepLink } from '@latchkey/core'
import type { Surroundings } from './findEnvironment'

/** A link that opens a wallet, and the window to open it in. */
export type WalletLink = DeepLink & { readonly target: '_self' | '_blank' }

/**
 * [WC-1] Sorts the links of a wallet. A scheme comes first, as it opens the app or nothing. Where the app around
 * the
 * page ignores schemes, the universal link comes first.
 */
export function orderLinks(links: readonly DeepLink[], { environment }: Surroundings): readonly WalletLink[] {
  const rank = (isWeb: boolean) => Number(isWeb !== (environment !== null))
  return links
    .filter(({ href }, at) => links.findIndex((other) => other.href === href) === at)
    .map((link) => ({ ...link, isWeb: /^https:/i.test(link.href) }))
    .toSorted((left, right) => rank(left.isWeb) - rank(right.isWeb))
    .map(({ href, base, isWeb }) => ({
      href,
      base,
      target: isWeb || environment?.id === 'telegram' ? '_blank' : '_self',
    }))
}
