import type { EvmWalletChain } from '@latchkey/testing'
import { listNetworks } from '../settings/listNetworks'
import type { SiteSettings } from '../settings/SiteSettings'

/** Returns the EVM chains of the page, as a wallet knows them. */
export function evmChains(site: SiteSettings): readonly (EvmWalletChain & { readonly name: string })[] {
  return listNetworks(site)
    .filter(({ namespace }) => namespace === 'eip155')
    .map(({ network }) => ({
      chainId: Number(network.id),
      name: network.name,
      nativeCurrency: network.nativeCurrency,
      rpcUrl: network.rpcUrls.default.http[0] ?? '',
    }))
}
