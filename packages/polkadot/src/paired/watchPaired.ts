import { type Connector, lazy, type PairedProvider, type WalletChange } from '@latchkey/core'
import type { PairedEvent } from './readPairedEvent'

const events: readonly PairedEvent[] = ['accountsChanged', 'chainChanged', 'disconnect']

const readEvent = lazy(async () => (await import('./readPairedEvent')).readPairedEvent)

/** [CON-14] Listens to a paired wallet at once; the code that reads an event may come later. */
export function watchPaired(connector: Connector, changed: (change: WalletChange) => void): () => void {
  const provider = connector.provider as Partial<PairedProvider>
  let isOver = false
  const listeners = events.map((event) => {
    const listener = (payload: unknown) =>
      void readEvent(event, payload).then(
        (change) => {
          if (change && !isOver) changed(change)
        },
        // An event is lost when its code can't be fetched; connecting needs the same code and reports it.
        () => undefined,
      )
    return [event, listener] as const
  })
  for (const listener of listeners) provider.on?.(...listener)
  return () => {
    isOver = true
    for (const listener of listeners) provider.removeListener?.(...listener)
  }
}
