import type { MessageScope } from './MessageScope'
import type { UiMessage } from './ModalState'
import { uiMessageSet } from './transitions'

/** [NAV-17] Shows the site developer a message in the modal; only with the `debug` option. */
export function showUiMessage(
  latchkey: MessageScope,
  message: string,
  variant: UiMessage['variant'] = 'info',
): void {
  if (latchkey.options.debug) latchkey.store.send(uiMessageSet, { message, variant, open: true })
}

/** Closes the message. */
export function hideUiMessage(latchkey: MessageScope): void {
  const { uiMessage } = latchkey.getState().modal
  if (uiMessage.open) latchkey.store.send(uiMessageSet, { ...uiMessage, open: false })
}
