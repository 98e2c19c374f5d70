import { createCache } from '../cache/createCache'
import type { SwapAsset } from './SwapProvider'

/**
 * The contracts that accounts must approve before their swap can be built. Existing clients ask for an allowance and an
 * approval without an amount, so these answers can't be found by a quote.
 */
export type MissingApprovals = {
  /** Returns the contract to approve. Accounts are CAIP-10, as the client wrote them. */
  get(token: SwapAsset, account: string): string | undefined
  set(token: SwapAsset, account: string, spender: string): void
  delete(token: SwapAsset, account: string): void
}

/** A visitor who comes back later has another price, and maybe another best provider. */
const lifeMs = 600_000
const most = 10_000

/** Remembers them in memory, for a while. Without it a client is refused once more, and then remembered. */
export function createMissingApprovals(now: () => number): MissingApprovals {
  const spenders = createCache<string>({ now, most })
  const keyOf = ({ chainId, address }: SwapAsset, account: string) =>
    `${chainId}:${address} ${account.toLowerCase()}`
  return {
    get: (token, account) => spenders.get(keyOf(token, account)),
    set: (token, account, spender) => spenders.set(keyOf(token, account), spender, lifeMs),
    delete: (token, account) => spenders.delete(keyOf(token, account)),
  }
}
