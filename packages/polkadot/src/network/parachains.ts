import { definePolkadotNetwork } from './definePolkadotNetwork'

/** Acala. Like the others in this file it comes without a node: set yours in `rpcUrls`. */
export const acala = /* @__PURE__ */ definePolkadotNetwork({
  reference: 'fc41b9bd8ef8fe53d58c7ea67c794c7e',
  name: 'Acala',
  symbol: 'ACA',
  decimals: 12,
})

/** Astar. */
export const astar = /* @__PURE__ */ definePolkadotNetwork({
  reference: '9eb76c5184c4ab8679d2d5d819fdf90b',
  name: 'Astar',
  symbol: 'ASTR',
  decimals: 18,
})

/** Bifrost at Polkadot. */
export const bifrostPolkadot = /* @__PURE__ */ definePolkadotNetwork({
  reference: '262e1b2ad728475fd6fe88e62d34c200',
  name: 'Bifrost',
  symbol: 'BNC',
  decimals: 12,
})

/** Parallel. */
export const parallel = /* @__PURE__ */ definePolkadotNetwork({
  reference: 'e61a41c53f5dcd0beb09df93b34402aa',
  name: 'Parallel',
  symbol: 'PARA',
  decimals: 12,
})

/** Phala at Polkadot. */
export const phala = /* @__PURE__ */ definePolkadotNetwork({
  reference: '1bb969d85965e4bb5a651abbedf21a54',
  name: 'Phala',
  symbol: 'PHA',
  decimals: 12,
})

/** Khala, Phala's chain at Kusama. */
export const khala = /* @__PURE__ */ definePolkadotNetwork({
  reference: 'd43540ba6d3eb4897c28a77d48cb5b72',
  name: 'Khala',
  symbol: 'PHA',
  decimals: 12,
})

/** Aleph Zero. */
export const alephZero = /* @__PURE__ */ definePolkadotNetwork({
  reference: '70255b4d28de0fc4e1a193d7e175ad1c',
  name: 'Aleph Zero',
  symbol: 'AZERO',
  decimals: 12,
})

/** Hydration, once HydraDX. */
export const hydration = /* @__PURE__ */ definePolkadotNetwork({
  reference: 'afdc188f45c71dacbaa0b62e16a91f72',
  name: 'Hydration',
  symbol: 'HDX',
  decimals: 12,
})
