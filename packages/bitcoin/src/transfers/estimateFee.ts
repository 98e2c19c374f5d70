import type { Coin } from '../read/getCoins'
import { type AddressKind, addressKind } from '../wallet/addressKind'

/** What spending a coin takes, in virtual bytes. */
const inputSizes: { readonly [K in AddressKind]: bigint } = {
  p2pkh: 148n,
  p2sh: 91n,
  p2wpkh: 68n,
  p2wsh: 105n,
  p2tr: 58n,
}
const outputSize = 34n
const frameSize = 11n

/** About what a wallet takes for a payment that it makes itself: to one receiver, with the rest coming back. */
export function estimateFee(address: string, coins: readonly Coin[], amount: bigint, rate: bigint): bigint {
  const inputSize = inputSizes[addressKind(address)]
  let size = frameSize + 2n * outputSize
  let sum = 0n
  for (const coin of [...coins].sort((one, other) => (one.amount > other.amount ? -1 : 1))) {
    if (sum > amount + size * rate) break
    sum += coin.amount
    size += inputSize
  }
  return rate * (sum === 0n ? size + inputSize : size)
}
