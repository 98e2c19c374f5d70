import { definePolkadotNetwork } from './definePolkadotNetwork'

/** The relay chain of Polkadot. */
export const polkadotRelay = /* @__PURE__ */ definePolkadotNetwork({
  reference: '91b171bb158e2d3848fa23a9f1c25182',
  name: 'Polkadot',
  symbol: 'DOT',
  decimals: 10,
  url: 'https://rpc.polkadot.io',
  explorer: 'https://polkadot.subscan.io',
})

/** The chain with Polkadot's balances and assets. */
export const polkadotAssetHub = /* @__PURE__ */ definePolkadotNetwork({
  reference: '68d56f15f85d3136970ec16946040bc1',
  name: 'Polkadot Asset Hub',
  symbol: 'DOT',
  decimals: 10,
  url: 'https://polkadot-asset-hub-rpc.polkadot.io',
  explorer: 'https://assethub-polkadot.subscan.io',
})

/** The relay chain of Kusama. */
export const kusamaRelay = /* @__PURE__ */ definePolkadotNetwork({
  reference: 'b0a8d493285c2df73290dfb7e61f870f',
  name: 'Kusama',
  symbol: 'KSM',
  decimals: 12,
  url: 'https://kusama-rpc.polkadot.io',
  explorer: 'https://kusama.subscan.io',
})

/** The chain with Kusama's balances and assets. */
export const kusamaAssetHub = /* @__PURE__ */ definePolkadotNetwork({
  reference: '48239ef607d7928874027a43a6768920',
  name: 'Kusama Asset Hub',
  symbol: 'KSM',
  decimals: 12,
  url: 'https://kusama-asset-hub-rpc.polkadot.io',
  explorer: 'https://assethub-kusama.subscan.io',
})

/** The test relay chain for upcoming Polkadot releases. */
export const westendRelay = /* @__PURE__ */ definePolkadotNetwork({
  reference: 'e143f23803ac50e8f6f8e62695d1ce9e',
  name: 'Westend',
  symbol: 'WND',
  decimals: 12,
  url: 'https://westend-rpc.polkadot.io',
  explorer: 'https://westend.subscan.io',
  testnet: true,
})

/** The asset hub of Westend. */
export const westendAssetHub = /* @__PURE__ */ definePolkadotNetwork({
  reference: '67f9723393ef76214df0118c34bbbd3d',
  name: 'Westend Asset Hub',
  symbol: 'WND',
  decimals: 12,
  url: 'https://westend-asset-hub-rpc.polkadot.io',
  explorer: 'https://assethub-westend.subscan.io',
  testnet: true,
})

/** The test relay chain for applications. It comes without a node: set yours in `rpcUrls`. */
export const paseoRelay = /* @__PURE__ */ definePolkadotNetwork({
  reference: '77afd6190f1554ad45fd0d31aee62aac',
  name: 'Paseo',
  symbol: 'PAS',
  decimals: 10,
  explorer: 'https://paseo.subscan.io',
  testnet: true,
})

/** The asset hub of Paseo. It comes without a node: set yours in `rpcUrls`. */
export const paseoAssetHub = /* @__PURE__ */ definePolkadotNetwork({
  reference: 'd6eec26135305a8ad257a20d00335728',
  name: 'Paseo Asset Hub',
  symbol: 'PAS',
  decimals: 10,
  explorer: 'https://assethub-paseo.subscan.io',
  testnet: true,
})

/** A retired test relay chain, replaced by Paseo; set your node in `rpcUrls`. */
export const rococoRelay = /* @__PURE__ */ definePolkadotNetwork({
  reference: '6408de7737c59c238890533af25896a2',
  name: 'Rococo',
  symbol: 'ROC',
  decimals: 12,
  testnet: true,
})
