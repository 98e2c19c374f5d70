import type { Coin } from '../read/getCoins'
import { addressKind } from '../wallet/addressKind'

/**
 * Inscriptions and runes sit on coins of about this amount, mostly at Taproot addresses. Spending them would destroy
 * them.
 */
const cargoAmount = 10_000n

/** The coins of an address that hold nothing but their amount. */
export function spendableCoins(address: string, coins: readonly Coin[]): readonly Coin[] {
  return addressKind(address) === 'p2tr' ? coins.filter(({ amount }) => amount > cargoAmount) : coins
}
