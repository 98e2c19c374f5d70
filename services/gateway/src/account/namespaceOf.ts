import {
  isBitcoinAddress,
  isEvmAddress,
  isPolkadotAddress,
  isSolanaAddress,
  type Namespace,
} from '@latchkey/protocol'
import { refusals } from '../http/refusals'

/** The namespace that an address belongs to by its form. @throws malformedAddress */
export function namespaceOf(address: string): Namespace {
  if (isEvmAddress(address)) return 'eip155'
  // These two have checksums; a Solana address is any text of such characters.
  if (isBitcoinAddress(address)) return 'bip122'
  if (isPolkadotAddress(address)) return 'polkadot'
  if (isSolanaAddress(address)) return 'solana'
  throw refusals.malformedAddress({ address: `${address}`.slice(0, 100) })
}
