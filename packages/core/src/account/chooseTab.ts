import type { Latchkey } from '../Latchkey'
import { transition } from '../store/createStore'
import type { AccountTab } from './AccountState'

const tabChosen = /* @__PURE__ */ transition<AccountTab>('account/tab', (state, currentTab) => ({
  ...state,
  account: { ...state.account, currentTab },
}))

/** [NAV-14] Chooses the tab of the Account view, until the page is closed. */
export function chooseTab(latchkey: Latchkey, tab: AccountTab): void {
  latchkey.store.send(tabChosen, tab)
}
