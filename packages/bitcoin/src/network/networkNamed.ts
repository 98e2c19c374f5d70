import { type BitcoinNetwork, bitcoinNetworks } from './bitcoinNetworks'

/** Returns the network with this name, or null. */
export function networkNamed(
  key: Exclude<keyof BitcoinNetwork, 'prefix'>,
  name: unknown,
): BitcoinNetwork | null {
  return bitcoinNetworks.find((network) => network[key] === name) ?? null
}
