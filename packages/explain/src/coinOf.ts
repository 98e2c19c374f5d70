import type { TokenFacts } from './TokenFacts'

const coins: { readonly [namespace: string]: TokenFacts } = {
  eip155: { symbol: 'ETH', decimals: 18 },
  solana: { symbol: 'SOL', decimals: 9 },
  bip122: { symbol: 'BTC', decimals: 8 },
  polkadot: { symbol: 'DOT', decimals: 10 },
}
/** Chains whose coin has another name than the first of their family. */
const others: { readonly [chainId: string]: TokenFacts } = {
  'eip155:56': { symbol: 'BNB', decimals: 18 },
  'eip155:100': { symbol: 'xDAI', decimals: 18 },
  'eip155:137': { symbol: 'POL', decimals: 18 },
  'polkadot:b0a8d493285c2df73290dfb7e61f870f': { symbol: 'KSM', decimals: 12 },
}

/** Returns the coin of a chain. */
export function coinOf(chainId: string): TokenFacts {
  const [namespace = ''] = chainId.split(':')
  const own = Object.hasOwn(others, chainId) ? others[chainId] : undefined
  return own ?? coins[namespace] ?? { symbol: '', decimals: 0 }
}
