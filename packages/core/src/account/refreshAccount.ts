import { fetchHistory } from '../activity/fetchHistory'
import { fetchWorth } from '../activity/fetchWorth'
import { getAccount } from '../connect/getAccount'
import type { Latchkey } from '../Latchkey'
import { fetchBalance } from './fetchBalance'
import { fetchNfts } from './fetchNfts'
import { fetchPortfolio } from './fetchPortfolio'

/**
 * Reads what is shown of the active account again: balance and tokens, and the rest if it was shown before.
 * Returns whether everything succeeded; a failed part keeps its last value. Never throws.
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
