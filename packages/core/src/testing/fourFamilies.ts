import type { Namespace } from '@latchkey/protocol'
import type { NetworkInput } from '../options/Options'
import { createScriptedAdapter, type ScriptedAdapter } from './createScriptedAdapter'

const names = ['eip155', 'solana', 'bip122', 'polkadot'] as const satisfies readonly Namespace[]

/** Two networks of each family. */
export const familyNetworks: readonly NetworkInput[] = names.flatMap((chainNamespace) =>
  [1, 2].map((id) => ({
    id,
    name: `${chainNamespace} ${id}`,
    chainNamespace,
    nativeCurrency: { name: 'Coin', symbol: 'COIN', decimals: 9 },
    rpcUrls: { default: { http: [`https://${chainNamespace}-${id}.example`] } },
  })),
)

/** An adapter without a chain for each family. */
export function createFamilies(): { readonly [N in Namespace]: ScriptedAdapter } {
  return {
    eip155: createScriptedAdapter('eip155'),
    solana: createScriptedAdapter('solana'),
    bip122: createScriptedAdapter('bip122'),
    polkadot: createScriptedAdapter('polkadot'),
  }
}
