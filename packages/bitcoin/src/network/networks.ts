import type { Network } from '@latchkey/protocol'

type Place = {
  readonly reference: string
  readonly name: string
  readonly api?: string
  readonly site?: string
}

function createNetwork({ reference, name, api, site }: Place, testnet: boolean): Network {
  return {
    id: reference,
    caipNetworkId: `bip122:${reference}`,
    chainNamespace: 'bip122',
    name,
    nativeCurrency: { name: 'Bitcoin', symbol: 'BTC', decimals: 8 },
    rpcUrls: { default: { http: api ? [api] : [] } },
    ...(site ? { blockExplorers: { default: { name: 'Mempool', url: site } } } : {}),
    testnet,
  }
}

/** Bitcoin, read from mempool.space; set your own Esplora-compatible URL in `rpcUrls`. */
export const bitcoinMainnet: Network = /* @__PURE__ */ createNetwork(
  {
    reference: '000000000019d6689c085ae165831e93',
    name: 'Bitcoin',
    api: 'https://mempool.space/api',
    site: 'https://mempool.space',
  },
  false,
)

/** The third test network, the predecessor of testnet4. */
export const bitcoinTestnet: Network = /* @__PURE__ */ createNetwork(
  {
    reference: '000000000933ea01ad0ee984209779ba',
    name: 'Bitcoin Testnet',
    api: 'https://mempool.space/testnet/api',
    site: 'https://mempool.space/testnet',
  },
  true,
)

/** The current test network (BIP-94). */
export const bitcoinTestnet4: Network = /* @__PURE__ */ createNetwork(
  {
    reference: '00000000da84f2bafbbc53dee25a72ae',
    name: 'Bitcoin Testnet4',
    api: 'https://mempool.space/testnet4/api',
    site: 'https://mempool.space/testnet4',
  },
  true,
)

/** The test network whose blocks are signed (BIP-325). */
export const bitcoinSignet: Network = /* @__PURE__ */ createNetwork(
  {
    reference: '00000008819873e925422c1ff0f99f7c',
    name: 'Bitcoin Signet',
    api: 'https://mempool.space/signet/api',
    site: 'https://mempool.space/signet',
  },
  true,
)

/** A local chain; set its URL yourself (`rpcUrls`, or the option `customRpcUrls`). */
export const bitcoinRegtest: Network = /* @__PURE__ */ createNetwork(
  { reference: '0f9188f13cb7b2c71f2a335e3a4fc328', name: 'Bitcoin Regtest' },
  true,
)
