import type { Latchkey } from '../Latchkey'
import { currentEntry } from '../nav/currentEntry'
import type { DirectoryPlace } from './DirectoryState'
import { placeKept } from './transitions'

/** Remembers where the visitor is in the list of all wallets. */
export function keepPlace(latchkey: Latchkey, place: Omit<DirectoryPlace, 'entry'>): void {
  const entry = currentEntry(latchkey.getState().nav)
  latchkey.store.send(placeKept, { entry, ...place })
}
