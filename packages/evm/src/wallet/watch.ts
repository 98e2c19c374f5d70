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
    const listener = async (payload: unknown) => {
      const change = await readEvent(connector, event, payload)
      if (change && !stopped) changed(change)
    }
    return [event, listener] as const
  })
  for (const listener of listeners) provider.on?.(...listener)
  return () => {
    stopped = true
    for (const listener of listeners) provider.removeListener?.(...listener)
  }
}
