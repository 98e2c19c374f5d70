/** A local node, with the contracts its seed deployed. */
export type LocalChain = {
  readonly chainId: number
  readonly url: string
  readonly name: string
  readonly contracts: {
    readonly dollar: string
    readonly token: string
    readonly collection: string
    readonly ensUniversalResolver: string
    readonly multicall3: string
  }
}

/** A local chain of another family, as an entry of GATEWAY_CHAINS. */
export type LocalOther = {
  readonly id: string
  readonly name: string
  readonly rpc: readonly string[]
  readonly testnet?: boolean
  readonly nativeCurrency?: { readonly name: string; readonly symbol: string; readonly decimals: number }
  readonly tokens?: readonly {
    readonly address: string
    readonly name: string
    readonly symbol: string
    readonly decimals: number
  }[]
  readonly ss58?: number
}

/**
 * Returns settings for development and tests: local seeded nodes, followed from their first block, and other chains.
 */
export function localSettings(
  chains: readonly LocalChain[],
  others: readonly LocalOther[] = [],
): Record<string, string> {
  const described = chains.map(({ chainId, url, name, contracts }) => ({
    id: `eip155:${chainId}`,
    name,
    rpc: [url],
    testnet: false,
    tokens: [
      { address: contracts.dollar, name: 'Latchkey Dollar', symbol: 'LKD', decimals: 6 },
      { address: contracts.token, name: 'Latchkey Token', symbol: 'LKT', decimals: 18 },
    ],
    collections: [contracts.collection],
    multicall: contracts.multicall3,
    names: contracts.ensUniversalResolver,
    follow: true,
    followFrom: 0,
  }))
  return {
    GATEWAY_MODE: 'development',
    GATEWAY_CHAINS: JSON.stringify([...described, ...others]),
    NAMES_ZONES: 'latchkey.test,keys.test',
    NAMES_PER_ACCOUNT: '10',
    NAMES_PER_CLIENT: '10000',
    NAMES_RATE_LIMIT: '1000',
    GATEWAY_PRICES: JSON.stringify({ ETH: 3000, SOL: 150, BTC: 60_000, DOT: 5, LKD: 1, LKT: 2.5 }),
  }
}
