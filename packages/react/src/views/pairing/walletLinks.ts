import { toDeepLink } from '@latchkey/core'
import type { Surroundings } from './findEnvironment'
import { orderLinks, type WalletLink } from './orderLinks'

/** [WC-1] Returns the links that open a wallet with a pairing, in the order to try them. */
export function walletLinks(
  links: readonly (string | undefined)[],
  uri: string,
  surroundings: Surroundings,
): readonly WalletLink[] {
  const { environment, system } = surroundings
  const options = { isTelegramAndroid: environment?.id === 'telegram' && system === 'android' }
  const found = links.flatMap((link) => {
    const deep = link ? toDeepLink(link, uri, options) : null
    return deep ? [deep] : []
  })
  return orderLinks(found, surroundings)
}
