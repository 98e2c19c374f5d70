import { solanaNetworkIds } from '@latchkey/protocol'

/** Ids by which some wallets still know a chain, by its id of today. */
export const deprecatedChains: { readonly [chain: string]: string } = {
  [solanaNetworkIds.mainnet]: 'solana:4sGjMW1sUnHzSxGspuhpqLDx6wiyjNtZ',
  [solanaNetworkIds.devnet]: 'solana:8E9rvCKLFQia2Y35HXjjpWzj8weVo44K',
}
