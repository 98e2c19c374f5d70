import { type AlertTexts, alertTexts } from './alertTexts'
import type { MessageScope } from './MessageScope'
import type { AlertCode } from './ModalState'
import { showUiMessage } from './showUiMessage'
import { alertShown } from './transitions'

/** [MOD-4] Reports a mistake in the site's setup once: the long text in the log, the short one in the modal. */
export function showAlert(latchkey: MessageScope, code: AlertCode): void {
  if (latchkey.getState().modal.shownAlerts.includes(code)) return
  latchkey.store.send(alertShown, code)
  const { title, text }: AlertTexts = alertTexts(code, latchkey.host.page.url)
  // Without a gateway no project is needed, so this is a hint to the site developer, not an error.
  const isHint = code === 'project-id-missing' && !latchkey.options.gateway
  latchkey.logger[isHint ? 'warn' : 'error'](`${title}: ${text}`)
  showUiMessage(latchkey, title, 'error')
}
