import type { TransactionRequest } from '@latchkey/core'
import { type Network, type SwapStep, swapUnsafe } from '@latchkey/protocol'
import { toWord } from '../transfers/encodeTransfer'

/** `withdraw(uint256)`: a wrapped coin becomes the coin again. */
const unwrapSelector = '0x2e1a7d4d'

export type SendTerms = {
  readonly network: Network
  readonly address: string
  /** What is paid; null for the coin. */
  readonly from: string | null
  readonly amount: bigint
}

/** [SWP-1] Returns the transaction that swaps. Null if it needs a signature first. @throws swapUnsafe */
export function checkSend(
  { tx }: Extract<SwapStep, { readonly kind: 'send' }>,
  { network, address, from, amount }: SendTerms,
): TransactionRequest | null {
  if (tx === null) return null
  if (!('to' in tx) || tx.chainId !== network.caipNetworkId)
    throw swapUnsafe({ reason: 'the transaction is for another network' })
  const to = tx.to.toLowerCase()
  if (BigInt(tx.value) !== (from === null ? amount : 0n))
    throw swapUnsafe({ reason: 'the transaction pays another amount' })
  // A call of the token itself could send it anywhere. Only a wrapped coin is swapped by its own contract.
  const isUnwrap = tx.data.toLowerCase() === unwrapSelector + toWord(amount)
  if (to === address.toLowerCase() || (to === from && !isUnwrap))
    throw swapUnsafe({ reason: 'the transaction calls the token' })
  if (tx.data === '0x') throw swapUnsafe({ reason: 'the transaction only pays' })
  return {
    to,
    value: BigInt(tx.value),
    data: tx.data,
    ...(tx.gas === null ? {} : { gas: BigInt(tx.gas) }),
  }
}
