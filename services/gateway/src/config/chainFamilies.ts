import { isEvmAddress, type Namespace, solanaNetworkIds } from '@latchkey/protocol'
import { isSolanaKey } from '../account/isSolanaKey'
import { bitcoinChains } from './bitcoinChains'
import { polkadotChains } from './polkadotChains'

/** The currency for fees. */
export type NativeCurrency = { readonly name: string; readonly symbol: string; readonly decimals: number }

/** What the chains of a namespace have in common. */
export type ChainFamily = {
  /** Returns why a CAIP-2 reference is invalid, or nothing if it is valid. */
  refuse(reference: string): string | undefined
  currencyOf(reference: string): NativeCurrency | undefined
  /** Whether it is a known test network. */
  isTestnet(reference: string): boolean
  /** Whether a listed token may have this address; families without tokens leave it out. */
  isToken?(address: string): boolean
  /** Settings that only other families have. */
  readonly foreign: readonly string[]
}

/** Only EVM chains have contracts and followed blocks. */
const evmOnly = ['collections', 'feed', 'multicall', 'names', 'follow', 'followFrom', 'explorer']
const outdated: ReadonlyMap<string, string> = /* @__PURE__ */ new Map([
  ['4sGjMW1sUnHzSxGspuhpqLDx6wiyjNtZ', solanaNetworkIds.mainnet],
  ['8E9rvCKLFQia2Y35HXjjpWzj8weVo44K', solanaNetworkIds.devnet],
])

function refuseSolana(reference: string): string | undefined {
  const current = outdated.get(reference)
  if (current) return `this id is outdated, use ${current}`
  return /^[1-9A-HJ-NP-Za-km-z]{32}$/.test(reference) ? undefined : 'not the id of a Solana network'
}

/** The namespaces the gateway serves. */
export const chainFamilies: Readonly<Record<Namespace, ChainFamily>> = {
  eip155: {
    refuse: (reference) => (/^[1-9]\d{0,15}$/.test(reference) ? undefined : 'not the id of an EVM chain'),
    currencyOf: () => ({ name: 'Ether', symbol: 'ETH', decimals: 18 }),
    isTestnet: () => false,
    isToken: isEvmAddress,
    foreign: ['ss58'],
  },
  solana: {
    refuse: refuseSolana,
    currencyOf: () => ({ name: 'Solana', symbol: 'SOL', decimals: 9 }),
    isTestnet: (reference) =>
      [solanaNetworkIds.devnet, solanaNetworkIds.testnet].some((id) => id === `solana:${reference}`),
    isToken: isSolanaKey,
    foreign: [...evmOnly, 'ss58'],
  },
  bip122: {
    // We can't check addresses of others in this namespace, such as Litecoin.
    refuse: (reference) => (bitcoinChains.has(reference) ? undefined : 'not a Bitcoin network'),
    currencyOf: () => ({ name: 'Bitcoin', symbol: 'BTC', decimals: 8 }),
    isTestnet: (reference) => bitcoinChains.get(reference)?.testnet === true,
    foreign: [...evmOnly, 'ss58'],
  },
  polkadot: {
    refuse: (reference) =>
      /^[0-9a-f]{32}$/.test(reference) ? undefined : 'not the id of a Polkadot network',
    currencyOf(reference) {
      const known = polkadotChains.get(reference)
      return known && { name: known.name, symbol: known.symbol, decimals: known.decimals }
    },
    isTestnet: (reference) => polkadotChains.get(reference)?.testnet === true,
    foreign: evmOnly,
  },
}
