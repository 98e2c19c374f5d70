import type { Connector, WalletChange } from '@latchkey/core'
import type { AdapterState } from '../AdapterState'
import { sessionOf } from './sessionOf'

/** [CON-14] Tells what becomes different in a session with an extension; returns how to stop. */
export function watch(
  state: AdapterState,
  connector: Connector,
  changed: (change: WalletChange) => void,
): () => void {
  const { watchers } = sessionOf(state, connector)
  // A function of its own: the same listener may be given twice.
  const watcher = (change: WalletChange) => changed(change)
  watchers.add(watcher)
  return () => watchers.delete(watcher)
}
