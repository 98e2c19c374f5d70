/** The names that vendors and existing clients use for networks, by CAIP-2 id. */
const names: Readonly<Record<string, readonly string[]>> = {
  'eip155:1': ['ethereum', 'ethereum-mainnet'],
  'eip155:10': ['optimism', 'optimism-mainnet'],
  'eip155:137': ['polygon', 'polygon-mainnet'],
  'eip155:8453': ['base', 'base-mainnet'],
  'eip155:42161': ['arbitrum', 'arbitrum-mainnet'],
  'eip155:42220': ['celo', 'celo-mainnet'],
  'eip155:43114': ['avalanche-c-chain', 'avalanche', 'avacchain'],
  'eip155:80094': ['berachain', 'berachain-mainnet'],
  'eip155:56': ['bnb', 'bnb-chain', 'bsc'],
  'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp': ['solana', 'solana-mainnet'],
  'bip122:000000000019d6689c085ae165831e93': ['bitcoin', 'bitcoin-mainnet'],
}

/** Returns the usual name of a network, such as `ethereum`. */
export function nameOfChain(chainId: string): string | undefined {
  return names[chainId]?.[0]
}

/** Returns the CAIP-2 id of a network's name, or nothing for an unknown one. */
export function chainOfName(name: string): string | undefined {
  const wanted = name.toLowerCase()
  return Object.keys(names).find((id) => names[id]?.includes(wanted))
}
