import { NETWORK, TEST_NETWORK } from '@scure/btc-signer'

/** Bitcoin networks by CAIP-2, with their derivation branch and address format. */
export const bitcoinNetworks: {
  readonly [chainId: string]: { readonly branch: 'main' | 'test'; readonly network: typeof NETWORK }
} = {
  'bip122:000000000019d6689c085ae165831e93': { branch: 'main', network: NETWORK },
  'bip122:000000000933ea01ad0ee984209779ba': { branch: 'test', network: TEST_NETWORK },
  'bip122:00000000da84f2bafbbc53dee25a72ae': { branch: 'test', network: TEST_NETWORK },
  'bip122:00000008819873e925422c1ff0f99f7c': { branch: 'test', network: TEST_NETWORK },
  'bip122:0f9188f13cb7b2c71f2a335e3a4fc328': { branch: 'test', network: { ...TEST_NETWORK, bech32: 'bcrt' } },
}
