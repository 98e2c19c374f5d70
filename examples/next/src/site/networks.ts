import type { NetworkId } from 'latchkey'
import { base, bitcoinMainnet, mainnet, polkadotAssetHub, solanaMainnet } from 'latchkey/networks'

const evm = [mainnet, base] as const
/** Take one out, with its adapter in `latchkey.ts`, and the wallets of its family are not offered. */
const others = [solanaMainnet, bitcoinMainnet, polkadotAssetHub] as const

/** The networks of this site. */
export const networks = [...evm, ...others] as const

/** Their names as they stand in a sign-in (CAIP-2): the server accepts no others. */
export const chainIds: readonly NetworkId[] = [
  ...evm.map(({ id }) => `eip155:${id}` as const),
  ...others.map(({ caipNetworkId }) => caipNetworkId),
]

/** Where the server asks about smart accounts: their contracts decide what they have signed. Name your own nodes here. */
export const nodes: { readonly [networkId: string]: string } = Object.fromEntries(
  evm.map(({ id, rpcUrls }) => [`eip155:${id}`, rpcUrls.default.http[0]]),
)
