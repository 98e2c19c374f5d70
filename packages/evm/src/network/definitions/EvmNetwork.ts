/** An EVM network as plain data: what a site, a wallet and viem need to know, and no code. */
export type EvmNetwork = {
  readonly id: number
  readonly name: string
  readonly nativeCurrency: { readonly name: string; readonly symbol: string; readonly decimals: number }
  readonly rpcUrls: { readonly default: { readonly http: readonly string[] } }
  readonly blockExplorers?: { readonly default: { readonly name: string; readonly url: string } }
  readonly contracts?: {
    readonly [Name in 'ensRegistry' | 'ensUniversalResolver' | 'multicall3']?: {
      readonly address: `0x${string}`
    }
  }
  readonly testnet?: true
}

/** The currency of Ethereum and of most of its rollups. */
export const ether = { name: 'Ether', symbol: 'ETH', decimals: 18 } as const

/** Multicall3 has the same address on almost every chain. */
export const multicall3 = { address: '0xca11bde05977b3631167028862be2a173976ca11' } as const
