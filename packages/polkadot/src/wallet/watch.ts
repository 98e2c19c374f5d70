import type { Connector, WalletChange } from '@latchkey/core'
import type { AdapterState } from '../AdapterState'
import { isPaired } from '../paired/isPaired'
import { watchPaired } from '../paired/watchPaired'
import { sessionOf } from './sessionOf'

/** [CON-14] Reports what changes in a wallet; returns how to stop. */
export function watch(
  state: AdapterState,
  connector: Connector,
  changed: (change: WalletChange) => void,
): () => void {
  if (isPaired(connector)) return watchPaired(connector, changed)
  const { watchers } = sessionOf(state, connector)
  // A new function, since the same listener may be passed twice.
  const watcher = (change: WalletChange) => changed(change)
  watchers.add(watcher)
  return () => watchers.delete(watcher)
}
