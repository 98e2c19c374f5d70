/** A token of Solana: what it is, and who has how much of it. */
export type SolanaToken = {
  /** Its address. */
  readonly mint: string
  readonly decimals: number
  /** `Tokenkeg…` (SPL), as most tokens are, or `Tokenz…` (Token-2022); the first when not set. */
  readonly program?: 'spl' | 'token-2022'
  /** In the smallest unit, by the address of the owner. */
  readonly balances: Readonly<Record<string, bigint>>
}
