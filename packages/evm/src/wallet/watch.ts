import { type Connector, type Eip1193Provider, lazy, type WalletChange } from '@latchkey/core'
import type { WalletEvent } from './readEvent'

const events: readonly WalletEvent[] = ['accountsChanged', 'chainChanged', 'disconnect']

const readEvent = lazy(async () => (await import('./readEvent')).readEvent)

/** [CON-14] Listens at once, so no event is missed; the code that reads an event may come later. */
export function watch(connector: Connector, changed: (change: WalletChange) => void): () => void {
  const provider = connector.provider as Partial<Eip1193Provider> & {
    readonly off?: Eip1193Provider['removeListener']
  }
  let stopped = false
  const listeners = events.map((event) => {
    const listener = (payload: unknown) =>
      readEvent(connector, event, payload).then(
        (change) => {
          if (change && !stopped) changed(change)
        },
        // An event is lost when its code can't be fetched; connecting needs the same code and reports it.
        () => undefined,
      )
    return [event, listener] as const
  })
  const each = (...verbs: readonly ('on' | 'off' | 'removeListener')[]) => {
    try {
      const verb = verbs.find((one) => provider[one])
      for (const listener of listeners) if (verb) provider[verb]?.(...listener)
    } catch {
      // A wallet that throws here sends no events; it can still be asked.
    }
  }
  each('on')
  return () => {
    stopped = true
    // Some wallets know only the short name of it.
    each('removeListener', 'off')
  }
}
