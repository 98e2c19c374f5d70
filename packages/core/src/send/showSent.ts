import { detailsLearnt } from '../account/transitions'
import { groupByMonth } from '../activity/groupByMonth'
import { initialTransactions } from '../activity/TransactionsState'
import { withSent } from '../activity/withSent'
import type { Latchkey } from '../Latchkey'

/** [ACC-4] Shows sent transactions in the activity of their accounts at once; the history comes later. */
export function showSent(latchkey: Latchkey): void {
  const { host, store } = latchkey
  const sent = store.getState().send?.sent ?? []
  const accounts = new Set(sent.map(({ networkId, address }) => `${networkId}:${address}`))
  for (const caipAddress of accounts) {
    const before = store.getState().account.byAddress[caipAddress]?.activity ?? initialTransactions
    const transactions = withSent(before.transactions, sent, caipAddress, host.now())
    const transactionsByYear = groupByMonth(transactions, host.now())
    const empty = before.empty && transactions.length === 0
    const activity = { ...before, transactions, transactionsByYear, empty }
    store.send(detailsLearnt, { caipAddress, details: { activity } })
  }
}
