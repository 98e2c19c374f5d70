import { solanaNetworkIds } from '@latchkey/protocol'

/** Old chain ids that some wallets still use, by current id. */
export const deprecatedChains: { readonly [chain: string]: string } = {
  [solanaNetworkIds.mainnet]: 'solana:4sGjMW1sUnHzSxGspuhpqLDx6wiyjNtZ',
  [solanaNetworkIds.devnet]: 'solana:8E9rvCKLFQia2Y35HXjjpWzj8weVo44K',
}
