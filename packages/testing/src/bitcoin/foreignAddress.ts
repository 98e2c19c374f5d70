import type { BitcoinAccountKeys } from '../keys/deriveBitcoinKeys'
import { addressesOn } from './addressesOn'
import { networkNames } from './networkNames'

const [mainnet = '', testnet = ''] = Object.keys(networkNames)

/** Returns the account's address on a network that the wallet isn't on. */
export function foreignAddress(keys: BitcoinAccountKeys | undefined, networkId: string): string {
  if (!keys) return ''
  return addressesOn(keys, networkId === mainnet ? testnet : mainnet)[0].address
}
