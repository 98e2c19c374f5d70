import { alertForError } from '../modal/alertForError'
import { showAlert } from '../modal/showAlert'
import { showNotice } from '../modal/showNotice'
import type { PairingContext } from '../ports/PairingPort'

/**
 * [WC-9] [MOD-4] [MOD-5] Raises the alert that an error of a pairing stands for; any other error is left to who asked.
 * A session that is over is the visitor's to mend, who reads no log: they find it in the modal, now or when they open it.
 */
export function noteRefusal(context: PairingContext, error: unknown): void {
  const code = alertForError(error)
  if (!code) return
  showAlert(context, code)
  if (code !== 'session-expired') return
  // Words of the specification; it stays until the modal was opened and closed, if it is not open now.
  const { open } = context.getState().modal
  showNotice(context, { message: 'Session Expired', variant: 'error', autoClose: open })
}
