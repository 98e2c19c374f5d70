import type { AccountTransaction } from '@latchkey/protocol'
import type { TransactionsByYear } from './TransactionsState'

/** When a transaction was mined; a pending one counts as now. */
function timeOf({ metadata }: AccountTransaction, now: number): number {
  const time = Date.parse(metadata.minedAt)
  return Number.isNaN(time) ? now : time
}

/** [ACC-4] The transactions, newest first. */
export function newestFirst(
  transactions: readonly AccountTransaction[],
  now: number,
): readonly AccountTransaction[] {
  return [...transactions].sort((left, right) => timeOf(right, now) - timeOf(left, now))
}

/** [ACC-4] Groups transactions by year, then by month of the visitor's calendar, in the same order. */
export function groupByMonth(transactions: readonly AccountTransaction[], now: number): TransactionsByYear {
  const years: { [year: number]: { [month: number]: AccountTransaction[] } } = {}
  for (const transaction of transactions) {
    const date = new Date(timeOf(transaction, now))
    const [year, month] = [date.getFullYear(), date.getMonth()]
    years[year] ??= {}
    years[year][month] ??= []
    years[year][month].push(transaction)
  }
  return years
}
