import { type DeepLink, toDeepLink } from '@latchkey/core'
import type { Surroundings } from './findEnvironment'

/** A link that opens a wallet, and where a browser opens it. */
export type WalletLink = DeepLink & { readonly target: '_self' | '_blank' }

/**
 * [WC-1] The links that open a wallet with a pairing, in the order to try them. A scheme goes first, because it opens
 * the app or nothing; where the program around the page does not follow schemes, the universal link does.
 */
export function walletLinks(
  links: readonly (string | undefined)[],
  uri: string,
  { environment, system }: Surroundings,
): readonly WalletLink[] {
  const isTelegram = environment?.id === 'telegram'
  const options = { isTelegramAndroid: isTelegram && system === 'android' }
  const found = links.flatMap((link) => {
    const deep = link ? toDeepLink(link, uri, options) : null
    return deep ? [{ ...deep, isWeb: /^https:/i.test(deep.href) }] : []
  })
  const rank = (isWeb: boolean) => Number(isWeb !== (environment !== null))
  return found
    .filter(({ href }, at) => found.findIndex((other) => other.href === href) === at)
    .toSorted((left, right) => rank(left.isWeb) - rank(right.isWeb))
    .map(({ href, base, isWeb }) => ({ href, base, target: isWeb || isTelegram ? '_blank' : '_self' }))
}
