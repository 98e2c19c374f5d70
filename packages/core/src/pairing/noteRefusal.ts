import { alertForError } from '../modal/alertForError'
import { showAlert } from '../modal/showAlert'
import { showNotice } from '../modal/showNotice'
import type { PairingContext } from '../ports/PairingPort'

/**
 * [WC-9] [MOD-4] [MOD-5] Raises the alert for a pairing error; other errors are left to the caller. The
 * visitor can fix an expired session, so the modal shows it too, now or when it next opens.
 */
export function noteRefusal(context: PairingContext, error: unknown): void {
  const code = alertForError(error)
  if (!code) return
  showAlert(context, code)
  if (code !== 'session-expired') return
  // The text is fixed by the specification. If the modal is closed, the notice stays until it was opened and
  // closed.
  const { open } = context.getState().modal
  showNotice(context, { message: 'Session Expired', variant: 'error', autoClose: open })
}
