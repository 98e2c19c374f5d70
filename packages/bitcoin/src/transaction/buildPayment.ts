import { invalidRequest, type Network, sendIncomplete } from '@latchkey/protocol'
import { hex } from '@scure/base'
import {
  Address,
  NETWORK,
  OutScript,
  p2sh,
  p2wpkh,
  selectUTXO,
  TEST_NETWORK,
  type Transaction,
} from '@scure/btc-signer'
import { networkNamed } from '../network/bitcoinNetworks'
import type { Coin } from '../read/getCoins'
import { addressKind } from '../wallet/addressKind'

type Payment = {
  readonly address: string
  readonly publicKey: string | undefined
  readonly network: Network
  readonly coins: readonly Coin[]
  /** Satoshi per virtual byte. */
  readonly rate: bigint
  readonly to: string
  readonly value: bigint
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

/**
 * Inscriptions and runes sit on coins of about this amount, mostly at Taproot addresses. Spending them would destroy
 * them.
 */
const cargoAmount = 10_000n

function spendableCoins(address: string, coins: readonly Coin[]): readonly Coin[] {
  return addressKind(address) === 'p2tr' ? coins.filter(({ amount }) => amount > cargoAmount) : coins
}

/**
 * Builds an unsigned payment from an address's coins, with the change going back to it. @throws sendIncomplete,
 * invalidRequest
 */
export function buildPayment({ address, publicKey, network, coins, rate, to, value }: Payment): Transaction {
  const prefix = networkNamed('id', network.caipNetworkId)?.prefix ?? 'bc'
  const form = prefix === 'bc' ? NETWORK : { ...TEST_NETWORK, bech32: prefix }
  const script = OutScript.encode(Address(form).decode(address))
  const unlock = unlockOf(address, publicKey, form)
  const select = (some: readonly Coin[]) =>
    selectUTXO(
      some.map(({ txid, index, amount }) => ({ txid, index, witnessUtxo: { script, amount }, ...unlock })),
      [{ address: to, amount: value }],
      'default',
      { changeAddress: address, feePerByte: rate, network: form, bip69: true, createTx: true },
    )
  const spendable = spendableCoins(address, coins)
  // Unconfirmed coins may never confirm, so they are spent only when nothing else is enough.
  const selected = select(spendable.filter(({ isConfirmed }) => isConfirmed)) ?? select(spendable)
  // No selection of coins covers the amount and its fee.
  if (!selected?.tx) throw sendIncomplete()
  return selected.tx
}
