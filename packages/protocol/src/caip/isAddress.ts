import { isBitcoinAddress } from './isBitcoinAddress'
import { isEvmAddress } from './isEvmAddress'
import { isPolkadotAddress } from './isPolkadotAddress'
import { isSolanaAddress } from './isSolanaAddress'
import type { Namespace } from './namespaces'

/** [IDF-4] Whether a value is an address of the namespace. If you need one namespace only, import its own check. */
export function isAddress(namespace: Namespace, value: unknown): value is string {
  switch (namespace) {
    case 'eip155':
      return isEvmAddress(value)
    case 'solana':
      return isSolanaAddress(value)
    case 'bip122':
      return isBitcoinAddress(value)
    case 'polkadot':
      return isPolkadotAddress(value)
  }
}
