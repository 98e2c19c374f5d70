import { solanaNetworkIds } from '@latchkey/protocol'
import type { Keys } from '../keys/Keys'
import { createBitcoinFamily } from './bitcoin/createBitcoinFamily'
import { createEvmFamily } from './evm/createEvmFamily'
import type { Family } from './Family'
import { createPolkadotFamily } from './polkadot/createPolkadotFamily'
import { createSolanaFamily } from './solana/createSolanaFamily'

/**
 * Creates the four families with the wallet's keys. `nodes` are URLs by CAIP-2. A site that names no chain gets those
 * with a node.
 */
export function createFamilies(keys: Keys, nodes: { readonly [chainId: string]: string }): readonly Family[] {
  const nodeOf = (chainId: string) => (Object.hasOwn(nodes, chainId) ? nodes[chainId] : undefined)
  const families = [
    createEvmFamily({ account: keys.evm, nodeOf }, ['eip155:1']),
    createSolanaFamily({ keys: keys.solana, nodeOf }, [solanaNetworkIds.mainnet]),
    createBitcoinFamily({ keys: keys.bitcoin, nodeOf }),
    createPolkadotFamily(keys.polkadot),
  ]
  return families.map((family) => {
    const own = Object.keys(nodes).filter(
      (chainId) => chainId.startsWith(`${family.namespace}:`) && family.addressOn(chainId) !== null,
    )
    return own.length > 0 ? { ...family, usualChains: own } : family
  })
}
