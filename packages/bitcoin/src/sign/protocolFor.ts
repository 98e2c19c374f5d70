import { addressKind } from '../wallet/addressKind'

/** How a message is signed: by BIP-322, or by a signature that the key can be recovered from (BIP-137). */
export type MessageProtocol = 'bip322' | 'ecdsa'

/** [BTC-1] What verifiers expect of an address: native segwit and Taproot BIP-322, the older ones what they always had. */
export function protocolFor(address: string): MessageProtocol {
  return ['p2pkh', 'p2sh'].includes(addressKind(address)) ? 'ecdsa' : 'bip322'
}
