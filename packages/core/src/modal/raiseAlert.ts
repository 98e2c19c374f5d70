import type { Latchkey } from '../Latchkey'
import type { AlertCode } from './ModalState'

/** [MOD-4] Reports a mistake in the site's setup, with code that loads only then. Never throws. */
export async function raiseAlert(latchkey: Latchkey, code: AlertCode): Promise<void> {
  try {
    const { showAlert } = await import('./showAlert')
    showAlert(latchkey, code)
  } catch (cause) {
    latchkey.logger.error(`Could not show the alert ${code}`, cause)
  }
}
