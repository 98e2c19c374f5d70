import type { NetworkId } from 'latchkey'
import { base, bitcoinMainnet, mainnet, polkadotAssetHub, solanaMainnet } from 'latchkey/networks'

const evm = [mainnet, base] as const
/** Remove one, with its adapter in `latchkey.ts`, and the wallets of its family aren't offered. */
const others = [solanaMainnet, bitcoinMainnet, polkadotAssetHub] as const

/** The networks of this site. */
export const networks = [...evm, ...others] as const

/** Their ids in a sign-in message (CAIP-2); the server accepts no others. */
export const chainIds: readonly NetworkId[] = [
  ...evm.map(({ id }) => `eip155:${id}` as const),
  ...others.map(({ caipNetworkId }) => caipNetworkId),
]

/** Nodes for smart accounts, whose contracts verify their signatures. Use your own here. */
export const nodes: { readonly [networkId: string]: string } = Object.fromEntries(
  evm.map(({ id, rpcUrls }) => [`eip155:${id}`, rpcUrls.default.http[0]]),
)
