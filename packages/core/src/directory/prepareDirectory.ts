import { hasGateway } from '../http/hasGateway'
import type { Latchkey } from '../Latchkey'

/** [DIR-4] Asks for the wallets that the first view shows besides the installed ones, each list once. Never throws. */
export async function prepareDirectory(latchkey: Latchkey): Promise<void> {
  if (!hasGateway(latchkey)) return
  try {
    const { fetchFeatured, fetchNamed, fetchRecommended } = await import('./firstLists')
    await Promise.all([fetchNamed(latchkey), fetchFeatured(latchkey), fetchRecommended(latchkey)])
  } catch (cause) {
    latchkey.logger.warn('The directory of wallets could not be asked', cause)
  }
}
