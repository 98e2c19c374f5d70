import type { Network, NetworkId } from '@latchkey/protocol'

/** The names of a network in each standard. */
export type BitcoinNetwork = {
  /** CAIP-2: the first 32 hex digits of the genesis hash. */
  readonly id: NetworkId
  /** The wallet standard's name. */
  readonly standard: string
  /** The name in WBIP requests (sats-connect). */
  readonly wbip: string
  /** UniSat's name, and the older one that it shares with others. */
  readonly unisat: string
  readonly unisatNetwork: string
  /** The prefix of its segwit addresses. */
  readonly prefix: 'bc' | 'tb' | 'bcrt'
}

/** [BTC-1] The networks of Bitcoin. */
const bitcoinNetworks: readonly BitcoinNetwork[] = [
  {
    id: 'bip122:000000000019d6689c085ae165831e93',
    standard: 'bitcoin:mainnet',
    wbip: 'Mainnet',
    unisat: 'BITCOIN_MAINNET',
    unisatNetwork: 'livenet',
    prefix: 'bc',
  },
  {
    id: 'bip122:000000000933ea01ad0ee984209779ba',
    standard: 'bitcoin:testnet',
    wbip: 'Testnet',
    unisat: 'BITCOIN_TESTNET',
    unisatNetwork: 'testnet',
    prefix: 'tb',
  },
  {
    id: 'bip122:00000000da84f2bafbbc53dee25a72ae',
    standard: 'bitcoin:testnet4',
    wbip: 'Testnet4',
    unisat: 'BITCOIN_TESTNET4',
    unisatNetwork: 'testnet4',
    prefix: 'tb',
  },
  {
    id: 'bip122:00000008819873e925422c1ff0f99f7c',
    standard: 'bitcoin:signet',
    wbip: 'Signet',
    unisat: 'BITCOIN_SIGNET',
    unisatNetwork: 'signet',
    prefix: 'tb',
  },
  {
    id: 'bip122:0f9188f13cb7b2c71f2a335e3a4fc328',
    standard: 'bitcoin:regtest',
    wbip: 'Regtest',
    unisat: 'BITCOIN_REGTEST',
    unisatNetwork: 'regtest',
    prefix: 'bcrt',
  },
]

/** Returns the network with this name, or null. */
export function networkNamed(
  key: Exclude<keyof BitcoinNetwork, 'prefix'>,
  name: unknown,
): BitcoinNetwork | null {
  return bitcoinNetworks.find((network) => network[key] === name) ?? null
}

/** Whether a valid address belongs to a network; test networks share the oldest address formats. */
export function isOnNetwork(address: string, { prefix }: BitcoinNetwork): boolean {
  if (/^(bcrt|bc|tb)1/i.test(address)) return address.toLowerCase().startsWith(`${prefix}1`)
  return (prefix === 'bc' ? /^[13]/ : /^[mn2]/).test(address)
}

/** All networks that an address may belong to. */
export function networksOfAddress(address: string): readonly BitcoinNetwork[] {
  return bitcoinNetworks.filter((network) => isOnNetwork(address, network))
}

/** The network of an address: the first of the site's if it fits several, null if it can't be told. */
export function networkOfAddress(address: string, networks: readonly Network[]): BitcoinNetwork | null {
  const possible = networksOfAddress(address)
  if (possible.length === 1) return possible[0] ?? null
  const wanted = networks.map(({ caipNetworkId }) => possible.find(({ id }) => id === caipNetworkId))
  return wanted.find((network) => network !== undefined) ?? null
}
