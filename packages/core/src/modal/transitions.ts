import { transition } from '../store/createStore'
import type { State } from '../store/State'
import type { AlertCode, ModalState, Notice, UiMessage } from './ModalState'

function within(state: State, change: Partial<ModalState>): State {
  return { ...state, modal: { ...state.modal, ...change } }
}

/** A success notice from while the modal was closed is outdated; an error still matters. */
export const modalOpened = /* @__PURE__ */ transition('modal/opened', (state) => {
  const { notice } = state.modal
  return within(state, { open: true, loading: true, notice: notice?.variant === 'error' ? notice : null })
})
/** Closing also hides the notice. */
export const modalClosed = /* @__PURE__ */ transition('modal/closed', (state) =>
  within(state, { open: false, loading: false, shaking: false, notice: null }),
)
export const shakeSet = /* @__PURE__ */ transition<boolean>('modal/shake', (state, shaking) =>
  within(state, { shaking }),
)
export const noticeSet = /* @__PURE__ */ transition<Notice | null>('modal/notice', (state, notice) =>
  within(state, { notice }),
)
export const uiMessageSet = /* @__PURE__ */ transition<UiMessage>('modal/message', (state, uiMessage) =>
  within(state, { uiMessage }),
)
export const alertShown = /* @__PURE__ */ transition<AlertCode>('modal/alert', (state, code) =>
  within(state, { shownAlerts: [...state.modal.shownAlerts, code] }),
)
export const legalAccepted = /* @__PURE__ */ transition<boolean>('modal/legal', (state, isLegalAccepted) =>
  within(state, { isLegalAccepted }),
)
