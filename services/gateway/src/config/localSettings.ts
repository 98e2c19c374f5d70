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
  /** Where swaps are made, if the chain has an exchange. */
  readonly pools?: {
    readonly wrapped: string
    readonly factory: string
    readonly router: string
    readonly permitToken: string
    readonly strictToken: string
    readonly feeToken: string
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
  const described = chains.map(({ chainId, url, name, contracts, pools }) => ({
    id: `eip155:${chainId}`,
    name,
    rpc: [url],
    testnet: false,
    tokens: [
      { address: contracts.dollar, name: 'Latchkey Dollar', symbol: 'LKD', decimals: 6 },
      { address: contracts.token, name: 'Latchkey Token', symbol: 'LKT', decimals: 18 },
      ...(pools ? poolTokens(pools) : []),
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
    NAMES_PER_ACCOUNT: '10',
    NAMES_PER_CLIENT: '10000',
    NAMES_RATE_LIMIT: '1000',
    SWAP_RATE_LIMIT: '10000',
    GATEWAY_PRICES: JSON.stringify({
      ETH: 3000,
      SOL: 150,
      BTC: 60_000,
      DOT: 5,
      LKD: 1,
      LKT: 2.5,
      LKP: 1,
      LKU: 1,
      LKF: 3,
      WETH: 3000,
    }),
    SWAP_POOLS: JSON.stringify(chains.flatMap(describePools)),
  }
}

function poolTokens({ wrapped, permitToken, strictToken, feeToken }: NonNullable<LocalChain['pools']>) {
  return [
    { address: wrapped, name: 'Wrapped Ether', symbol: 'WETH', decimals: 18 },
    { address: permitToken, name: 'Latchkey Permit', symbol: 'LKP', decimals: 18 },
    { address: strictToken, name: 'Latchkey Strict', symbol: 'LKU', decimals: 6 },
    { address: feeToken, name: 'Latchkey Fee', symbol: 'LKF', decimals: 18 },
  ]
}

/** An entry of SWAP_POOLS. */
function describePools({ chainId, contracts, pools }: LocalChain) {
  if (!pools) return []
  const { wrapped, factory, router } = pools
  const venues = [{ name: 'local', v2: { factory }, router }]
  return [{ chainId: `eip155:${chainId}`, wrapped, stables: [contracts.dollar], venues }]
}
