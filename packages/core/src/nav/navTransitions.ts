import { transition } from '../store/createStore'
import type { State } from '../store/State'
import type { NavState, TransactionEntry } from './NavState'
import { popToIndex, popView, pushView, replaceView, resetView } from './stack'
import type { ViewEntry } from './views'

function within(state: State, nav: NavState): State {
  return nav === state.nav ? state : { ...state, nav }
}

export const viewPushed = /* @__PURE__ */ transition<ViewEntry>('nav/pushed', (state, entry) =>
  within(state, pushView(state.nav, entry)),
)
export const viewReplaced = /* @__PURE__ */ transition<ViewEntry>('nav/replaced', (state, entry) =>
  within(state, replaceView(state.nav, entry)),
)
export const viewReset = /* @__PURE__ */ transition<ViewEntry>('nav/reset', (state, entry) =>
  within(state, resetView(state.nav, entry)),
)
export const viewPopped = /* @__PURE__ */ transition('nav/popped', (state) =>
  within(state, popView(state.nav)),
)
export const viewPoppedTo = /* @__PURE__ */ transition<number>('nav/popped-to', (state, index) =>
  within(state, popToIndex(state.nav, index)),
)
export const transactionsSet = /* @__PURE__ */ transition<readonly TransactionEntry[]>(
  'nav/transactions',
  (state, transactions) => within(state, { ...state.nav, transactions }),
)
