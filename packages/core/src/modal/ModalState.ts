/** [MOD-3] A short notice at the bottom of the card, or over the page. */
export type Notice = {
  readonly message: string
  /** Names the text, so that a view can show it in the visitor's language. */
  readonly code?: string
  /** The values in that text. */
  readonly values?: Readonly<Record<string, string | number | boolean>>
  readonly variant: 'success' | 'error' | 'loading'
  readonly svg?: string
  readonly open: boolean
  readonly autoClose: boolean
  /** Whether it's shown over the page while the modal is closed. */
  readonly isOnPage?: boolean
}

/** [MOD-4] A mistake in the site's setup, reported once. */
export type Alert = { readonly code: AlertCode; readonly title: string; readonly text: string }

export type AlertCode =
  | 'network-not-found'
  | 'origin-not-allowed'
  | 'embedded-timeout'
  | 'analytics-forbidden'
  | 'session-expired'
  | 'invalid-project-id'
  | 'project-id-missing'

/** [NAV-17] A message for the site developer. */
export type UiMessage = {
  readonly message: string
  readonly variant: 'info' | 'success' | 'warning' | 'error'
  readonly open: boolean
}

export type ModalState = {
  readonly open: boolean
  readonly loading: boolean
  readonly shaking: boolean
  readonly notice: Notice | null
  readonly uiMessage: UiMessage
  readonly shownAlerts: readonly AlertCode[]
  /** [FLG-4] Whether the visitor has accepted the site's terms. */
  readonly isLegalAccepted: boolean
}

export const initialModal: ModalState = {
  open: false,
  loading: false,
  shaking: false,
  notice: null,
  uiMessage: { message: '', variant: 'info', open: false },
  shownAlerts: [],
  isLegalAccepted: false,
}
