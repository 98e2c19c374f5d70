import type { Latchkey } from '../Latchkey'
import type { TransactionEntry } from './NavState'
import { goBack, goBackToIndex, resetView } from './navigate'
import { transactionsSet } from './navTransitions'
import { close } from './openClose'

/** [NAV-11] Adds where to go when the transaction that starts now has ended. */
export function pushTransaction(latchkey: Latchkey, entry: TransactionEntry): void {
  latchkey.store.send(transactionsSet, [...latchkey.getState().nav.transactions, entry])
}

/**
 * [NAV-11] Ends the last transaction: goes where its entry says and calls back. Does nothing on an empty
 * stack.
 */
export function popTransaction(latchkey: Latchkey, outcome: 'success' | 'cancel'): void {
  const { transactions } = latchkey.getState().nav
  const entry = transactions.at(-1)
  if (!entry) return
  latchkey.store.send(transactionsSet, transactions.slice(0, -1))
  if (outcome === 'cancel') {
    goBack(latchkey)
    entry.onCancel?.()
    return
  }
  if (entry.goBack) goBack(latchkey)
  else if (entry.replace) leaveSignIn(latchkey)
  else if (entry.view) resetTo(latchkey, entry.view)
  entry.onSuccess?.()
}

/** Goes back to the view before the sign-in, or closes the modal if there is none. */
function leaveSignIn(latchkey: Latchkey): void {
  const names: readonly string[] = latchkey.getState().nav.stack.map(({ view }) => view)
  const index = names.indexOf('ConnectingSiwe')
  if (index > 0) goBackToIndex(latchkey, index - 1)
  else close(latchkey)
}

function resetTo(latchkey: Latchkey, view: NonNullable<TransactionEntry['view']>): void {
  // An entry names a view that needs no data: it was on the stack, or is the account.
  if (
    view !== 'ConnectingExternal' &&
    view !== 'ConnectingMultiChain' &&
    view !== 'SwitchActiveChain' &&
    view !== 'SwitchNetwork' &&
    view !== 'SwapSelectToken' &&
    view !== 'Downloads'
  )
    resetView(latchkey, view)
}
