import type { Latchkey } from '../Latchkey'
import type { AlertCode } from './ModalState'

/** [MOD-4] Tells a fault of the set-up, by code that a site without faults never loads. Never throws. */
export async function raiseAlert(latchkey: Latchkey, code: AlertCode): Promise<void> {
  try {
    const { showAlert } = await import('./showAlert')
    showAlert(latchkey, code)
  } catch (cause) {
    latchkey.logger.error(`The alert ${code} could not be shown`, cause)
  }
}
