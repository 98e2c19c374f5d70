/** The names of a network in each form. */
export type NetworkNames = {
  readonly standard: string
  readonly wbip: string
  readonly unisat: string
  readonly unisatNetwork: string
}

/** The networks by CAIP-2. */
export const networkNames: { readonly [networkId: string]: NetworkNames } = {
  'bip122:000000000019d6689c085ae165831e93': {
    standard: 'bitcoin:mainnet',
    wbip: 'Mainnet',
    unisat: 'BITCOIN_MAINNET',
    unisatNetwork: 'livenet',
  },
  'bip122:000000000933ea01ad0ee984209779ba': {
    standard: 'bitcoin:testnet',
    wbip: 'Testnet',
    unisat: 'BITCOIN_TESTNET',
    unisatNetwork: 'testnet',
  },
  'bip122:00000000da84f2bafbbc53dee25a72ae': {
    standard: 'bitcoin:testnet4',
    wbip: 'Testnet4',
    unisat: 'BITCOIN_TESTNET4',
    unisatNetwork: 'testnet4',
  },
  'bip122:00000008819873e925422c1ff0f99f7c': {
    standard: 'bitcoin:signet',
    wbip: 'Signet',
    unisat: 'BITCOIN_SIGNET',
    unisatNetwork: 'signet',
  },
  'bip122:0f9188f13cb7b2c71f2a335e3a4fc328': {
    standard: 'bitcoin:regtest',
    wbip: 'Regtest',
    unisat: 'BITCOIN_REGTEST',
    unisatNetwork: 'regtest',
  },
}
