/** The prefix of a network's segwit addresses; older address types only differ between mainnet and the rest. */
export type BitcoinPrefix = 'bc' | 'tb' | 'bcrt'

/** The Bitcoin networks by the reference of their CAIP-2 id. */
export const bitcoinChains: ReadonlyMap<
  string,
  { readonly prefix: BitcoinPrefix; readonly testnet: boolean }
> = /* @__PURE__ */ new Map([
  ['000000000019d6689c085ae165831e93', { prefix: 'bc', testnet: false }],
  // Testnet 3, testnet 4, signet, regtest.
  ['000000000933ea01ad0ee984209779ba', { prefix: 'tb', testnet: true }],
  ['00000000da84f2bafbbc53dee25a72ae', { prefix: 'tb', testnet: true }],
  ['00000008819873e925422c1ff0f99f7c', { prefix: 'tb', testnet: true }],
  ['0f9188f13cb7b2c71f2a335e3a4fc328', { prefix: 'bcrt', testnet: true }],
])
