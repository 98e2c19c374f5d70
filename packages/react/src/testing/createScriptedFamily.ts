import type { ChainAdapter, Connector, NetworkInput, WalletChange } from '@latchkey/core'
import { type Namespace, userRejected } from '@latchkey/protocol'

/** A wallet of a scripted family. */
export type FamilyWallet = { readonly name: string; readonly id?: string; readonly address: string }

/** A family without a chain. Its wallets approve until told to decline. */
export function createScriptedFamily(namespace: Namespace, wallets: readonly FamilyWallet[]) {
  const connectors = wallets.map(({ name, id = name }): Connector & { readonly chain: Namespace } => ({
    id,
    name,
    type: 'ANNOUNCED',
    chain: namespace,
    provider: {},
  }))
  const granted = new Set<string>()
  const listeners = new Map<string, (change: WalletChange) => void>()
  const script = { isRejecting: false }
  const adapter: ChainAdapter = {
    namespace,
    label: namespace,
    discover({ found }) {
      for (const connector of connectors) found(connector)
      return () => undefined
    },
    async connect({ connector: { id }, networks, silent }) {
      if (!silent && script.isRejecting) throw userRejected()
      if (!silent) granted.add(id)
      const address = wallets.find((wallet) => (wallet.id ?? wallet.name) === id)?.address
      return {
        accounts: address && granted.has(id) ? [{ address, type: 'eoa' }] : [],
        networkId: networks[0]?.caipNetworkId ?? null,
        approvedNetworkIds: networks.map(({ caipNetworkId }) => caipNetworkId),
      }
    },
    watch({ id }, changed) {
      listeners.set(id, changed)
      return () => listeners.delete(id)
    },
    async disconnect({ id }) {
      granted.delete(id)
    },
    signMessage: async ({ message }) => message,
    getBalance: async ({ network }) => ({ value: '5', symbol: network.nativeCurrency.symbol, decimals: 9 }),
    traits: namespace === 'polkadot' ? { noPaymentLinks: true } : { history: true },
    can: {},
  }
  return { adapter, script }
}

/** Returns a network of a family. */
export function familyNetwork(chainNamespace: Namespace, id: string | number, name: string): NetworkInput {
  return {
    id,
    name,
    chainNamespace,
    nativeCurrency: { name: 'Coin', symbol: 'COIN', decimals: 9 },
    rpcUrls: { default: { http: ['http://127.0.0.1:9'] } },
  }
}
