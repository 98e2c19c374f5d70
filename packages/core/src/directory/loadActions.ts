import { networkFailure } from '@latchkey/protocol'
import type { Latchkey } from '../Latchkey'
import { type DirectoryListName, emptyList } from './DirectoryState'
import { listAsked, listFailed } from './transitions'

/** Asks for a list by code that is loaded when it is first needed; where that can't be loaded, the list says so. Never throws. */
export async function loadActions(
  latchkey: Latchkey,
  name: DirectoryListName,
  ask: (actions: typeof import('./directoryActions')) => Promise<void>,
): Promise<void> {
  const { logger, store } = latchkey
  try {
    await ask(await import('./directoryActions'))
  } catch (cause) {
    logger.warn('The directory of wallets could not be asked', cause)
    const query = store.getState().directory?.[name]?.query ?? emptyList.query
    store.send(listAsked, { name, query })
    const turn = store.getState().directory?.[name]?.turn ?? 0
    store.send(listFailed, { name, turn, error: networkFailure({}, { cause }) })
  }
}
