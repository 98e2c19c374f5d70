import type { Chain } from '../config/chainSchema'
import type { Token } from './Token'

/** An account's balance of a token, in the smallest unit. */
export type Holding = { readonly token: Token; readonly amount: bigint }

/** Reads the non-zero balances of an account on a chain. @throws chainDown */
export type BalanceSource = (chain: Chain, address: string, signal?: AbortSignal) => Promise<Holding[]>
