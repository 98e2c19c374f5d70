import { type FrameResponse, requestAborted, userRejected, wayBackNeeded } from '@latchkey/protocol'
import type { Latchkey } from '../Latchkey'
import { askDrawn } from './askDrawn'
import { openFrame } from './openFrame'

/**
 * Shows the frame, where the visitor adds the way back that their new wallet needs, and the wallet is created.
 * @throws wayBackNeeded when they leave without one, and what the frame answers
 */
export async function addWayBack(latchkey: Latchkey): Promise<FrameResponse<'CREATE_WALLET'>> {
  try {
    return await askDrawn(latchkey, await openFrame(latchkey), {
      name: 'CREATE_WALLET',
      ask: (frame) => frame.ask('CREATE_WALLET'),
    })
  } catch (cause) {
    if (requestAborted.is(cause) || userRejected.is(cause)) throw wayBackNeeded({}, { cause })
    throw cause
  }
}
