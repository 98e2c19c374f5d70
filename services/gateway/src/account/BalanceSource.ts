import type { Chain } from '../config/chainSchema'
import type { Token } from './Token'

/** How much of a token an account holds, in its smallest unit. */
export type Holding = { readonly token: Token; readonly amount: bigint }

/** Reads what an account holds on a chain; nothing that it holds none of. @throws chainDown */
export type BalanceSource = (chain: Chain, address: string, signal?: AbortSignal) => Promise<Holding[]>
