/** What is known about a Polkadot network without asking it. */
export type PolkadotChain = {
  readonly name: string
  readonly symbol: string
  readonly decimals: number
  /** The prefix of its addresses. */
  readonly ss58: number
  readonly testnet: boolean
}

const polkadot = { name: 'Polkadot', symbol: 'DOT', decimals: 10, ss58: 0, testnet: false }
const kusama = { name: 'Kusama', symbol: 'KSM', decimals: 12, ss58: 2, testnet: false }
const westend = { name: 'Westend', symbol: 'WND', decimals: 12, ss58: 42, testnet: true }
const paseo = { name: 'Paseo', symbol: 'PAS', decimals: 10, ss58: 0, testnet: true }

/** The relay chains and asset hubs by the reference of their CAIP-2 id. */
export const polkadotChains: ReadonlyMap<string, PolkadotChain> = /* @__PURE__ */ new Map([
  ['91b171bb158e2d3848fa23a9f1c25182', polkadot],
  ['68d56f15f85d3136970ec16946040bc1', polkadot],
  ['b0a8d493285c2df73290dfb7e61f870f', kusama],
  ['48239ef607d7928874027a43a6768920', kusama],
  ['e143f23803ac50e8f6f8e62695d1ce9e', westend],
  ['67f9723393ef76214df0118c34bbbd3d', westend],
  ['77afd6190f1554ad45fd0d31aee62aac', paseo],
  ['d6eec26135305a8ad257a20d00335728', paseo],
])
