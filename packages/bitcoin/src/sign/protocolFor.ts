import { addressKind } from '../wallet/addressKind'

/** How to sign a message: BIP-322, or a recoverable signature (BIP-137). */
export type MessageProtocol = 'bip322' | 'ecdsa'

/** [BTC-1] What verifiers expect: BIP-322 for native segwit and Taproot, BIP-137 for older addresses. */
export function protocolFor(address: string): MessageProtocol {
  return ['p2pkh', 'p2sh'].includes(addressKind(address)) ? 'ecdsa' : 'bip322'
}
