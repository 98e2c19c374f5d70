const names: { readonly [chainId: string]: string } = {
  'eip155:1': 'Ethereum',
  'eip155:10': 'OP Mainnet',
  'eip155:56': 'BNB Smart Chain',
  'eip155:100': 'Gnosis',
  'eip155:137': 'Polygon',
  'eip155:8453': 'Base',
  'eip155:42161': 'Arbitrum One',
  'eip155:11155111': 'Sepolia',
  'eip155:31337': 'Local chain',
  'eip155:31338': 'Second local chain',
  'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp': 'Solana',
  'solana:EtWTRABZaYq6iMfeYKouRu166VU2xqa1': 'Solana Devnet',
  'solana:4uhcVJyU9pJkvQyS88uRDiswHXSCkY3z': 'Solana Testnet',
  'solana:LocaLnet111111111111111111111111': 'Local Solana',
  'bip122:000000000019d6689c085ae165831e93': 'Bitcoin',
  'bip122:000000000933ea01ad0ee984209779ba': 'Bitcoin Testnet',
  'bip122:0f9188f13cb7b2c71f2a335e3a4fc328': 'Local Bitcoin',
  'polkadot:91b171bb158e2d3848fa23a9f1c25182': 'Polkadot',
  'polkadot:68d56f15f85d3136970ec16946040bc1': 'Polkadot Asset Hub',
  'polkadot:b0a8d493285c2df73290dfb7e61f870f': 'Kusama',
  'polkadot:45454545454545454545454545454545': 'Local Polkadot',
}

/** Returns the name of a chain, or its CAIP-2 id. */
export function chainName(chainId: string): string {
  return Object.hasOwn(names, chainId) ? (names[chainId] ?? chainId) : chainId
}
