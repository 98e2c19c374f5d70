import { selectUTXO } from '@scure/btc-signer'
import type { BuiltPayment, Payment } from '../transaction/buildPayment'
import { addressForm, toInputs } from '../transaction/toInputs'
import { dustOf } from './dustOf'

/** More than there will ever be, so nothing is returned. */
const noChange = 1n << 60n
const sizeOf = (weight: number) => BigInt(Math.ceil(weight / 4))

/**
 * [SND-5] Builds an unsigned payment of everything in the given coins, with nothing coming back; coins that cost more
 * than they are worth stay. Null if nothing would arrive. @throws invalidRequest
 */
export function sweepCoins(
  payment: Omit<Payment, 'value'>,
): (BuiltPayment & { readonly value: bigint }) | null {
  const { address, network, coins, rate, to } = payment
  const pay = (amount: bigint) =>
    selectUTXO(toInputs(payment, coins), [{ address: to, amount }], 'all', {
      changeAddress: address,
      feePerByte: rate,
      network: addressForm(network),
      dust: noChange,
      bip69: true,
      createTx: true,
    })
  const least = pay(0n)
  if (!least?.fee || !least.tx) return null
  // Without change all of it is the fee, so far.
  const fee = rate * sizeOf(least.weight)
  const value = least.fee - fee
  const all = value >= dustOf(to) ? pay(value) : undefined
  return all?.tx ? { transaction: all.tx, fee, value } : null
}
