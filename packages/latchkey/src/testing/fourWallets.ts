import type { Namespace } from '@latchkey/protocol'
import {
  createBitcoinWallet,
  createEvmWallet,
  createPolkadotWallet,
  createSolanaWallet,
} from '@latchkey/testing'
import { bitcoinMainnet, bitcoinSignet } from '../bitcoin'
import { westendAssetHub, westendRelay } from '../polkadot'
import { solanaDevnet, solanaMainnet } from '../solana'

/** The EVM networks; no node answers there. */
export const evmNetworks = [1, 2].map((id) => ({
  id,
  name: `Chain ${id}`,
  nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  rpcUrls: { default: { http: [`https://rpc-${id}.example`] } },
}))
/** The networks of the other families. */
export const others = [
  solanaMainnet,
  solanaDevnet,
  bitcoinMainnet,
  bitcoinSignet,
  westendRelay,
  westendAssetHub,
] as const

/** The two networks of each family. */
export const offered: Readonly<Record<Namespace, readonly `${Namespace}:${string}`[]>> = {
  eip155: ['eip155:1', 'eip155:2'],
  solana: [solanaMainnet.caipNetworkId, solanaDevnet.caipNetworkId],
  bip122: [bitcoinMainnet.caipNetworkId, bitcoinSignet.caipNetworkId],
  polkadot: [westendRelay.caipNetworkId, westendAssetHub.caipNetworkId],
}
/** The name or id of each family's wallet. */
export const ids: Readonly<Record<Namespace, string>> = {
  eip155: 'com.evm',
  solana: 'Sol',
  bip122: 'Coin',
  polkadot: 'dot',
}
/** The method that requests accounts, by family. */
export const question = {
  eip155: 'eth_requestAccounts',
  solana: 'standard:connect',
  bip122: 'bitcoin:connect',
  polkadot: 'enable',
} as const

/** A wallet of each family. */
export function createWallets() {
  return {
    eip155: createEvmWallet({
      rdns: ids.eip155,
      chains: [{ chainId: 1 }, { chainId: 2 }],
      exposes: 2,
      offline: true,
    }),
    solana: createSolanaWallet({ name: ids.solana, exposes: 2 }),
    bip122: createBitcoinWallet({ name: ids.bip122, networkId: bitcoinMainnet.caipNetworkId }),
    polkadot: createPolkadotWallet({ id: ids.polkadot, exposes: 2 }),
  }
}
