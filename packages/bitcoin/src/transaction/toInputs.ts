import { invalidRequest, type Network } from '@latchkey/protocol'
import { hex } from '@scure/base'
import { Address, NETWORK, OutScript, p2sh, p2wpkh, TEST_NETWORK } from '@scure/btc-signer'
import { networkNamed } from '../network/bitcoinNetworks'
import type { Coin } from '../read/getCoins'
import { addressKind } from '../wallet/addressKind'

/** BIP-125: may be replaced by one with a higher fee, and has no lock time. */
const replaceable = 0xfffffffd

/** The address format of a network. */
export function addressForm(network: Network): typeof NETWORK {
  const prefix = networkNamed('id', network.caipNetworkId)?.prefix ?? 'bc'
  return prefix === 'bc' ? NETWORK : { ...TEST_NETWORK, bech32: prefix }
}

/** What a signer needs to know about an input besides the output it spends. @throws invalidRequest */
function unlockOf(address: string, publicKey: string | undefined, network: typeof NETWORK) {
  const kind = addressKind(address)
  if (kind === 'p2wpkh') return {}
  const key = publicKey ? hex.decode(publicKey) : null
  if (key && kind === 'p2tr') return { tapInternalKey: key.length === 33 ? key.subarray(1) : key }
  if (key && kind === 'p2sh') {
    const { redeemScript } = p2sh(p2wpkh(key, network), network)
    if (redeemScript) return { redeemScript }
  }
  throw invalidRequest({ reason: `payments from a ${kind} address aren't supported` })
}

/** Coins of an address as a transaction spends them. @throws invalidRequest */
export function toInputs(
  {
    address,
    publicKey,
    network,
  }: { readonly address: string; readonly publicKey: string | undefined; readonly network: Network },
  coins: readonly Coin[],
) {
  const form = addressForm(network)
  const script = OutScript.encode(Address(form).decode(address))
  const unlock = unlockOf(address, publicKey, form)
  return coins.map(({ txid, index, amount }) => ({
    txid,
    index,
    sequence: replaceable,
    witnessUtxo: { script, amount },
    ...unlock,
  }))
}
