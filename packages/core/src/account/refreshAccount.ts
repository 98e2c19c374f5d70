import { fetchHistory } from '../activity/fetchHistory'
import { fetchWorth } from '../activity/fetchWorth'
import { getAccount } from '../connect/getAccount'
import type { Latchkey } from '../Latchkey'
import { fetchBalance } from './fetchBalance'
import { fetchNfts } from './fetchNfts'
import { fetchPortfolio } from './fetchPortfolio'

/**
 * Reads anew what is shown of the active account: balance and tokens, and of the rest what somebody has looked at.
 * Tells whether all of it came; what did not keeps its last good value. Never throws.
 */
export async function refreshAccount(latchkey: Latchkey): Promise<boolean> {
  const { caipAddress, details } = getAccount(latchkey.getState())
  if (!caipAddress) return false
  const isForced = true
  await Promise.all([
    fetchBalance(latchkey, { isForced }),
    fetchPortfolio(latchkey, { isForced }),
    details.worth && fetchWorth(latchkey, { isForced }),
    details.collectibles && fetchNfts(latchkey),
    details.activity && fetchHistory(latchkey),
  ])
  const read = latchkey.getState().account.byAddress[caipAddress]
  return !(read?.balanceError || read?.tokensError || read?.collectibles?.error || read?.activity?.error)
}
