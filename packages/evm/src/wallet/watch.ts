import type { Connector, WalletChange } from '@latchkey/core'
import type { Eip1193Provider } from './Eip1193Provider'
import type { WalletEvent } from './WalletEvent'

const events: readonly WalletEvent[] = ['accountsChanged', 'chainChanged', 'disconnect']

type ReadEvent = (connector: Connector, event: WalletEvent, payload: unknown) => Promise<WalletChange | null>

/** [CON-14] Listens at once, so that nothing is missed; what is heard is read by code that may still have to come. */
export function watch(
  connector: Connector,
  readEvent: ReadEvent,
  changed: (change: WalletChange) => void,
): () => void {
  const provider = connector.provider as Partial<Eip1193Provider>
  let stopped = false
  const listeners = events.map((event) => {
    const listener = (payload: unknown) =>
      readEvent(connector, event, payload).then(
        (change) => {
          if (change && !stopped) changed(change)
        },
        // Without the code to read it an event is lost; connecting, which needs the same code, tells of it.
        () => undefined,
      )
    return [event, listener] as const
  })
  const each = (verb: 'on' | 'removeListener') => {
    try {
      for (const listener of listeners) provider[verb]?.(...listener)
    } catch {
      // A wallet that breaks when it is listened to tells nothing by itself; it can still be asked.
    }
  }
  each('on')
  return () => {
    stopped = true
    each('removeListener')
  }
}
