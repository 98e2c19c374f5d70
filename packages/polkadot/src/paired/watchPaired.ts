import type { Connector, PairedProvider, WalletChange } from '@latchkey/core'

const events = ['accountsChanged', 'chainChanged', 'disconnect']

/** [CON-14] Listens to a wallet elsewhere at once; what is heard is read by code that may still have to come. */
export function watchPaired(connector: Connector, changed: (change: WalletChange) => void): () => void {
  const provider = connector.provider as Partial<PairedProvider>
  let isOver = false
  const listeners = events.map((event) => {
    const listener = (payload: unknown) =>
      void import('./pairedRequests').then(
        ({ pairedRequests }) => {
          const change = isOver ? null : pairedRequests.readEvent(event, payload)
          if (change) changed(change)
        },
        // Without the code to read it an event is lost; connecting, which needs the same code, tells of it.
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
