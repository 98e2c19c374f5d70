import { type Network, sendIncomplete } from '@latchkey/protocol'
import { selectUTXO, type Transaction } from '@scure/btc-signer'
import type { Coin } from '../read/getCoins'
import { spendableCoins } from './spendableCoins'
import { addressForm, toInputs } from './toInputs'

/** A payment from the coins of an address. */
export type Payment = {
  readonly address: string
  readonly publicKey: string | undefined
  readonly network: Network
  readonly coins: readonly Coin[]
  /** Satoshi per virtual byte. */
  readonly rate: bigint
  readonly to: string
  readonly value: bigint
}

/** A payment that is ready to be signed. */
export type BuiltPayment = { readonly transaction: Transaction; readonly fee: bigint }

/**
 * Builds an unsigned payment from some coins of an address, with the change going back to it; null if they aren't
 * enough. @throws invalidRequest
 */
export function selectCoins(payment: Payment): BuiltPayment | null {
  const { address, network, coins, rate, to, value } = payment
  const select = (some: readonly Coin[]) =>
    selectUTXO(toInputs(payment, some), [{ address: to, amount: value }], 'default', {
      changeAddress: address,
      feePerByte: rate,
      network: addressForm(network),
      bip69: true,
      createTx: true,
    })
  const spendable = spendableCoins(address, coins)
  // Unconfirmed coins may never confirm, so they are spent only when nothing else is enough.
  const selected = select(spendable.filter(({ isConfirmed }) => isConfirmed)) ?? select(spendable)
  return selected?.tx && selected.fee !== undefined ? { transaction: selected.tx, fee: selected.fee } : null
}

/**
 * Builds an unsigned payment from an address's coins, with the change going back to it. @throws sendIncomplete,
 * invalidRequest
 */
export function buildPayment(payment: Payment): Transaction {
  const selected = selectCoins(payment)
  // No selection of coins covers the amount and its fee.
  if (!selected) throw sendIncomplete()
  return selected.transaction
}
