import { address } from '@solana/addresses'

/** Moves the chain's own coin. */
export const systemProgram = /* @__PURE__ */ address('11111111111111111111111111111111')
/** Says what a transaction may use, and pays for it to be taken earlier. */
export const computeBudgetProgram = /* @__PURE__ */ address('ComputeBudget111111111111111111111111111111')
/** Tokens as most of them are. */
export const tokenProgram = /* @__PURE__ */ address('TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA')
/** Tokens with extensions. */
export const token2022Program = /* @__PURE__ */ address('TokenzQdBNbLqP5VEhdkAS6EPFLC1PHnBqCXEpPxuEb')
/** Gives every owner one account for each token. */
export const tokenAccountProgram = /* @__PURE__ */ address('ATokenGPvbdGVxr1b2hvZbsiqW5xWH25efTNsLJA8knL')
