import { isBitcoinAddress, isEvmAddress, isPolkadotAddress, type Namespace } from '@latchkey/protocol'
import { refusals } from '../http/refusals'
import { isSolanaKey } from './isSolanaKey'

/** Returns the namespace of an address by its form. @throws malformedAddress */
export function namespaceOf(address: string): Namespace {
  if (isEvmAddress(address)) return 'eip155'
  // These two have checksums; any 32 bytes are a Solana address.
  if (isBitcoinAddress(address)) return 'bip122'
  if (isPolkadotAddress(address)) return 'polkadot'
  if (isSolanaKey(address)) return 'solana'
  throw refusals.malformedAddress({ address: `${address}`.slice(0, 100) })
}
