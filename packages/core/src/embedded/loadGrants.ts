import type { Latchkey } from '../Latchkey'
import { openFrame } from './openFrame'
import { grantsCame } from './transitions'

/**
 * [FLG-6] Asks the frame what this site may do without asking, and puts it into the state. A failure leaves what was known.
 * Never throws.
 */
export async function loadGrants(latchkey: Latchkey): Promise<void> {
  try {
    const client = await openFrame(latchkey)
    const { grants } = await client.ask('GET_GRANTS')
    latchkey.store.send(grantsCame, grants)
  } catch (cause) {
    latchkey.logger.info('Could not ask for the permissions of this site', cause)
  }
}
