import { bytesToHex } from '@noble/hashes/utils.js'
import { p2tr, p2wpkh } from '@scure/btc-signer'
import { bitcoinNetworks } from '../families/bitcoin/bitcoinNetworks'
import type { BitcoinAccountKeys } from '../keys/deriveBitcoinKeys'
import type { BitcoinAddress } from './BitcoinAddress'

/** Returns the two addresses of an account on a network. */
export function addressesOn(
  keys: BitcoinAccountKeys,
  networkId: string,
): readonly [payment: BitcoinAddress, ordinals: BitcoinAddress] {
  const { branch, network } = bitcoinNetworks[networkId] ?? { branch: 'main' as const, network: undefined }
  const [payment, ordinals] = [keys.payment[branch], keys.ordinals[branch]]
  const internalKey = ordinals.publicKey.slice(1)
  const [segwit, taproot] = [p2wpkh(payment.publicKey, network), p2tr(internalKey, undefined, network)]
  return [
    {
      purpose: 'payment',
      kind: 'p2wpkh',
      address: segwit.address ?? '',
      publicKey: bytesToHex(payment.publicKey),
      key: payment,
      script: segwit.script,
    },
    {
      purpose: 'ordinals',
      kind: 'p2tr',
      address: taproot.address ?? '',
      publicKey: bytesToHex(internalKey),
      key: ordinals,
      script: taproot.script,
    },
  ]
}
