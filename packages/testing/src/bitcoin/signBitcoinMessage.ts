import { RawWitness } from '@scure/btc-signer'
import { requestRefused } from '../errors'
import { buildBip322 } from '../families/bitcoin/buildBip322'
import { signBip322 } from '../families/bitcoin/signBip322'
import { signEcdsa } from '../families/bitcoin/signEcdsa'
import type { BitcoinAddress } from './BitcoinAddress'

/** Signs a text for an address, by BIP-322 or with a recoverable signature (P2WPKH only). @throws requestRefused */
export function signBitcoinMessage(
  { kind, key, script }: BitcoinAddress,
  message: string,
  protocol: 'bip322' | 'ecdsa',
): Uint8Array {
  if (kind === 'p2tr') return signTaproot(key, script, message)
  return protocol === 'ecdsa'
    ? signEcdsa(key, message)
    : signBip322({ secretKey: key.secretKey, script }, message)
}

function signTaproot({ secretKey, publicKey }: BitcoinAddress['key'], script: Uint8Array, message: string) {
  const transaction = buildBip322(script, message)
  transaction.updateInput(0, { tapInternalKey: publicKey.slice(1) })
  transaction.signIdx(secretKey, 0)
  transaction.finalize()
  const witness = transaction.getInput(0).finalScriptWitness
  if (!witness) throw requestRefused({ reason: 'Could not sign the message' })
  return RawWitness.encode(witness)
}
