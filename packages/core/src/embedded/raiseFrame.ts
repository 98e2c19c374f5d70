import type { Latchkey } from '../Latchkey'
import { openFrame } from './openFrame'

/**
 * Brings the shown frame over the modal. Views call it when they appear: a modal that opens after the frame would lie over
 * it. Does nothing while the frame is hidden. Never throws.
 */
export async function raiseFrame(latchkey: Latchkey): Promise<void> {
  if (!latchkey.getState().embedded?.isFrameShown) return
  try {
    const client = await openFrame(latchkey)
    client.raise()
  } catch (cause) {
    latchkey.logger.warn('Could not show the frame', cause)
  }
}
