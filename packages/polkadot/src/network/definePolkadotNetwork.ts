import type { Network } from '@latchkey/protocol'

/** What `definePolkadotNetwork` needs; the rest follows from it. */
export type PolkadotNetworkInput = {
  /** The first 32 hexadecimal digits of the genesis hash. */
  readonly reference: string
  readonly name: string
  readonly symbol: string
  readonly decimals: number
  /** JSON-RPC over HTTP. */
  readonly url?: string
  readonly explorer?: string
  readonly testnet?: boolean
}

/** Creates a network of the Polkadot family. */
export function definePolkadotNetwork(input: PolkadotNetworkInput): Network {
  const { reference, name, symbol, decimals, url, explorer, testnet } = input
  return {
    id: reference,
    caipNetworkId: `polkadot:${reference}`,
    chainNamespace: 'polkadot',
    name,
    nativeCurrency: { name: symbol, symbol, decimals },
    rpcUrls: { default: { http: url ? [url] : [] } },
    ...(explorer ? { blockExplorers: { default: { name: 'Subscan', url: explorer } } } : {}),
    ...(testnet ? { testnet } : {}),
  }
}
