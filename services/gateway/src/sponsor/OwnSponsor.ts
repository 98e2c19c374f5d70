import type { PrivateKeyAccount } from 'viem/accounts'

/** The gateway's own sponsor: the key that pays, and what it pays for. */
export type OwnSponsor = {
  readonly account: PrivateKeyAccount
  /** In lower case; nothing if every contract may be called. */
  readonly targets: ReadonlySet<string> | undefined
  /** Wei a day on one network. */
  readonly projectBudget: bigint
  readonly visitorBudget: bigint
  /** Operations a day on one network. */
  readonly visitorCount: number
  readonly maxGas: bigint
  /** Wei. */
  readonly lowBalance: bigint
}
