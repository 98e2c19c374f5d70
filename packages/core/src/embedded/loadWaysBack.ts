import type { Latchkey } from '../Latchkey'
import { openFrame } from './openFrame'
import { waysBackCame } from './transitions'

/** Asks the frame what opens the wallet, and puts it into the state. A failure leaves what was known. Never throws. */
export async function loadWaysBack(latchkey: Latchkey): Promise<void> {
  try {
    const client = await openFrame(latchkey)
    latchkey.store.send(waysBackCame, await client.ask('GET_WAYS_BACK'))
  } catch (cause) {
    latchkey.logger.info('Could not ask for the ways back into the wallet', cause)
  }
}
