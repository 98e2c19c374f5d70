import type { DeepLink } from '@latchkey/core'
import type { Surroundings } from './findEnvironment'

/** A link that opens a wallet, and where a browser opens it. */
export type WalletLink = DeepLink & { readonly target: '_self' | '_blank' }

/**
 * [WC-1] Links to a wallet in the order to try them. A scheme goes first, because it opens the app or nothing; where the
 * program around the page does not follow schemes, the universal link does.
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
