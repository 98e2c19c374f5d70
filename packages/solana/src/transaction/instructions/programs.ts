import { address } from '@solana/addresses'

/** The program that moves SOL. */
export const systemProgram = /* @__PURE__ */ address('11111111111111111111111111111111')
/** The program that sets a transaction's limits and priority fee. */
export const computeBudgetProgram = /* @__PURE__ */ address('ComputeBudget111111111111111111111111111111')
/** The token program. */
export const tokenProgram = /* @__PURE__ */ address('TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA')
/** The token program with extensions. */
export const token2022Program = /* @__PURE__ */ address('TokenzQdBNbLqP5VEhdkAS6EPFLC1PHnBqCXEpPxuEb')
/** The program that gives each owner one account per token. */
export const tokenAccountProgram = /* @__PURE__ */ address('ATokenGPvbdGVxr1b2hvZbsiqW5xWH25efTNsLJA8knL')
/** The program that carries a note. */
export const memoProgram = /* @__PURE__ */ address('MemoSq4gqABAXKb96qnH8TysNcWxMyWCqXgDLGmfcHr')
/** The program that keeps names of tokens. */
export const metadataProgram = /* @__PURE__ */ address('metaqbxxUerdq28cj1RbAWkYQm3ybzjb6a8bt518x1s')
