import type { Address } from 'viem'
import { readChain } from '../browser/readChain'
import { heldOf, type swapTokens } from './openSwap'

/** What is swapped, by symbol. */
export type Ticker = 'ETH' | keyof typeof swapTokens

/** How much of a token or of the coin an account has. */
export const heldTicker = (of: Ticker, owner: Address): Promise<bigint> =>
  of === 'ETH' ? readChain().getBalance({ address: owner }) : heldOf(of, owner)
