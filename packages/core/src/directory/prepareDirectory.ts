import type { Latchkey } from '../Latchkey'

/** [DIR-4] Fetches the wallets that the first view shows besides the installed ones, once. Never throws. */
export async function prepareDirectory(latchkey: Latchkey): Promise<void> {
  if (!latchkey.options.gateway) return
  try {
    const { askFirstLists } = await import('./askFirstLists')
    await askFirstLists(latchkey)
  } catch (cause) {
    latchkey.logger.warn('Could not load the wallet directory', cause)
  }
}
