import type { Latchkey } from '../Latchkey'

/** [DIR-4] Asks for the wallets that the first view shows besides the installed ones, each list once. Never throws. */
export async function prepareDirectory(latchkey: Latchkey): Promise<void> {
  if (!latchkey.options.gateway) return
  try {
    const { askFirstLists } = await import('./askFirstLists')
    await askFirstLists(latchkey)
  } catch (cause) {
    latchkey.logger.warn('The directory of wallets could not be asked', cause)
  }
}
