import type { MessageScope } from './MessageScope'
import type { Notice } from './ModalState'
import { noticeSet } from './transitions'

/** [MOD-2] How long the old notice is hidden before the new one shows. */
const swapMs = 150
const autoCloseMs = 2_500

/** [MOD-2] [MOD-3] Shows a notice, after hiding an open one. */
export function showNotice(
  latchkey: MessageScope,
  given: Pick<Notice, 'message' | 'variant'> & Partial<Notice>,
): void {
  const notice: Notice = { autoClose: given.variant !== 'loading', ...given, open: true }
  const current = latchkey.getState().modal.notice
  if (!current?.open) {
    present(latchkey, notice)
    return
  }
  const hidden: Notice = { ...current, open: false }
  latchkey.store.send(noticeSet, hidden)
  latchkey.host.setTimer(() => {
    // Skip this one if a newer notice has replaced it.
    if (latchkey.getState().modal.notice === hidden) present(latchkey, notice)
  }, swapMs)
}

function present(latchkey: MessageScope, notice: Notice): void {
  latchkey.store.send(noticeSet, notice)
  if (notice.autoClose)
    latchkey.host.setTimer(() => {
      if (latchkey.getState().modal.notice === notice) hideNotice(latchkey)
    }, autoCloseMs)
}

/** Hides the notice that is open. */
export function hideNotice(latchkey: MessageScope): void {
  const { notice } = latchkey.getState().modal
  if (notice?.open) latchkey.store.send(noticeSet, { ...notice, open: false })
}
