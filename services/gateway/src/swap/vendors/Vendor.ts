import type { Nodes } from '../../rpc/Nodes'

/** What every vendor needs. */
export type VendorOptions = {
  readonly nodes: Nodes
  readonly now: () => number
  /** The base of its API. */
  readonly url: string
  readonly key: string | undefined
  /** The contracts (programs on Solana) that may get an allowance or be called, by CAIP-2 id; the spender first. */
  readonly contracts: Readonly<Record<string, readonly string[]>>
}

/** How long a vendor's price is shown. */
export const vendorLifeMs = 30_000
