import { base58 } from '@scure/base'

/** The program that pays and keeps nonces. */
export const systemProgram = '1'.repeat(32)

/** An instruction for the program, by the places of its accounts. */
export type Instruction = { readonly accounts: readonly number[]; readonly data: readonly number[] }

/** Pays the second account 10 coins. */
export const payment: Instruction = { accounts: [0, 1], data: [2, 0, 0, 0, 0, 228, 11, 84, 2, 0, 0, 0] }

/** Builds an unsigned transaction of Solana, which the first account signs and pays, in base58. */
export function buildTransaction(
  accounts: readonly string[],
  instructions: readonly Instruction[],
  blockhash = systemProgram,
): string {
  const keys = [...accounts, systemProgram]
  const message = [
    1,
    0,
    1,
    keys.length,
    ...keys.flatMap((key) => [...base58.decode(key)]),
    ...base58.decode(blockhash),
    instructions.length,
    ...instructions.flatMap((one) => [
      accounts.length,
      one.accounts.length,
      ...one.accounts,
      one.data.length,
      ...one.data,
    ]),
  ]
  return base58.encode(Uint8Array.from([1, ...new Uint8Array(64), ...message]))
}
