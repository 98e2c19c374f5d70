import type { ViewEntry, ViewName } from './views'

/** [NAV-11] What to do when a transaction that started in the modal succeeds or is cancelled. */
export type TransactionEntry = {
  readonly view: ViewName | null
  readonly goBack: boolean
  readonly replace?: boolean
  readonly onSuccess?: () => void
  readonly onCancel?: () => void
}

/** The view stack; the last entry is what the visitor sees. `isBack` is the direction of the last move. */
export type NavState = {
  readonly stack: readonly [ViewEntry, ...ViewEntry[]]
  readonly transactions: readonly TransactionEntry[]
  readonly isBack: boolean
}

/** [NAV-2] */
export const initialNav: NavState = {
  stack: [{ view: 'Connect', data: {} }],
  transactions: [],
  isBack: false,
}
