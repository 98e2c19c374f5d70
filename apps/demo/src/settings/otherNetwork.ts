import { localNetworkIds } from '@latchkey/testing'
import type { Namespace, Network, NetworkId } from 'latchkey'
import {
  bitcoinMainnet,
  bitcoinRegtest,
  bitcoinSignet,
  bitcoinTestnet,
  bitcoinTestnet4,
} from 'latchkey/bitcoin'
import {
  kusamaAssetHub,
  kusamaRelay,
  paseoAssetHub,
  paseoRelay,
  polkadotAssetHub,
  polkadotRelay,
  westendAssetHub,
  westendRelay,
} from 'latchkey/polkadot'
import { solanaDevnet, solanaMainnet, solanaTestnet } from 'latchkey/solana'

/** A local chain. Listed with its family, not with the public test networks. */
const local = (model: Network, caipNetworkId: NetworkId, name: string): Network => {
  const { blockExplorers: _, testnet: __, ...rest } = model
  return { ...rest, id: caipNetworkId.slice(caipNetworkId.indexOf(':') + 1), caipNetworkId, name }
}

const known: readonly Network[] = /* @__PURE__ */ [
  ...[solanaMainnet, solanaDevnet, solanaTestnet],
  ...[bitcoinMainnet, bitcoinTestnet, bitcoinTestnet4, bitcoinSignet],
  ...[polkadotRelay, polkadotAssetHub, kusamaRelay, kusamaAssetHub],
  ...[westendRelay, westendAssetHub, paseoRelay, paseoAssetHub],
  /* @__PURE__ */ local(solanaMainnet, localNetworkIds.solana, 'Local Solana'),
  /* @__PURE__ */ local(bitcoinRegtest, localNetworkIds.bitcoin, 'Local Bitcoin'),
  // Its runtime is a test asset hub with as many decimals as Westend.
  /* @__PURE__ */ local(
    { ...westendAssetHub, nativeCurrency: { name: 'Rococo', symbol: 'ROC', decimals: 12 } },
    localNetworkIds.polkadot,
    'Local Polkadot',
  ),
]

const models = { solana: solanaMainnet, bip122: bitcoinMainnet, polkadot: polkadotRelay } as const

/** Returns a network of another family as a site would write it. An unknown one is named by its id. */
export function otherNetwork(id: NetworkId, namespace: Exclude<Namespace, 'eip155'>, url: string): Network {
  const network =
    known.find(({ caipNetworkId }) => caipNetworkId === id) ??
    local(models[namespace], id, `Chain ${id.slice(namespace.length + 1, namespace.length + 9)}`)
  return { ...network, rpcUrls: { default: { http: [url] } } }
}
