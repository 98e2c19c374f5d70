import { isBitcoinAddress, isEvmAddress, isPolkadotAddress } from '@latchkey/protocol'
import { base58 } from '@scure/base'
import { bitcoinChains } from '../config/bitcoinChains'
import type { Chain } from '../config/chainSchema'
import { polkadotChains } from '../config/polkadotChains'
import { isSolanaKey } from './isSolanaKey'

/** The generic prefix of Polkadot addresses. */
const generalPrefix = 42

/** [IDF-4] Whether an address belongs to this very chain, not just to its family. */
export function isAddressOf({ id, ss58 }: Pick<Chain, 'id' | 'ss58'>, address: string): boolean {
  const [namespace, reference = ''] = id.split(':')
  if (namespace === 'eip155') return isEvmAddress(address)
  if (namespace === 'solana') return isSolanaKey(address)
  if (namespace === 'bip122') return isBitcoinAddress(address) && isOfBitcoin(reference, address)
  if (namespace !== 'polkadot' || !isPolkadotAddress(address)) return false
  const expected = ss58 ?? polkadotChains.get(reference)?.ss58
  return expected === undefined || [expected, generalPrefix].includes(prefixOf(address))
}

/** The oldest address types are the same on all test networks. */
function isOfBitcoin(reference: string, address: string): boolean {
  const prefix = bitcoinChains.get(reference)?.prefix
  if (!prefix) return false
  if (/^(bcrt|bc|tb)1/i.test(address)) return address.toLowerCase().startsWith(`${prefix}1`)
  return (prefix === 'bc' ? /^[13]/ : /^[mn2]/).test(address)
}

/** SS58: one byte up to 63, two above. */
function prefixOf(address: string): number {
  const [first = 0, second = 0] = base58.decode(address)
  return first < 64 ? first : ((first & 0x3f) << 2) | (second >> 6) | ((second & 0x3f) << 8)
}
