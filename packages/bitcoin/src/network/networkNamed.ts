import { type BitcoinNetwork, bitcoinNetworks } from './bitcoinNetworks'

/** The network that someone calls so, or null. */
export function networkNamed(
  key: Exclude<keyof BitcoinNetwork, 'prefix'>,
  name: unknown,
): BitcoinNetwork | null {
  return bitcoinNetworks.find((network) => network[key] === name) ?? null
}
