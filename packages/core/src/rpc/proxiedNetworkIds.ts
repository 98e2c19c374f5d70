const evm = [
  1, 10, 56, 97, 100, 137, 300, 324, 1101, 1301, 1329, 5000, 5003, 8217, 8453, 17000, 42161, 42220, 43113,
  43114, 59144, 80002, 80084, 84532, 421614, 7777777, 11155111, 11155420, 999999999, 1313161554, 1313161555,
]

/** [RPC-1] The networks that the gateway proxies. */
export const proxiedNetworkIds: readonly string[] = [
  ...evm.map((id) => `eip155:${id}`),
  'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp',
  'solana:EtWTRABZaYq6iMfeYKouRu166VU2xqa1',
  'solana:4uhcVJyU9pJkvQyS88uRDiswHXSCkY3z',
  'bip122:000000000019d6689c085ae165831e93',
  'bip122:000000000933ea01ad0ee984209779ba',
  // Testnet 4 and signet.
  'bip122:00000000da84f2bafbbc53dee25a72ae',
  'bip122:00000008819873e925422c1ff0f99f7c',
  // Relay chains and asset hubs of Polkadot, Kusama, Westend and Paseo.
  'polkadot:91b171bb158e2d3848fa23a9f1c25182',
  'polkadot:68d56f15f85d3136970ec16946040bc1',
  'polkadot:b0a8d493285c2df73290dfb7e61f870f',
  'polkadot:48239ef607d7928874027a43a6768920',
  'polkadot:e143f23803ac50e8f6f8e62695d1ce9e',
  'polkadot:67f9723393ef76214df0118c34bbbd3d',
  'polkadot:77afd6190f1554ad45fd0d31aee62aac',
  'polkadot:d6eec26135305a8ad257a20d00335728',
  'near:mainnet',
]
