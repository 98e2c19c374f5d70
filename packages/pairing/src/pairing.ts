import { type PairingContext, type PairingPort, pairingConnectorId, pairingName } from '@latchkey/core'
import { storagePrefix } from '@latchkey/protocol'
import { createLazyProvider } from './createLazyProvider'
import type { OpenPairing } from './openPairing'
import type { PairingOptions } from './PairingOptions'

/** Adds wallets on other devices, by QR code or link. Small: the client loads when a visitor starts to pair. */
export function pairing(options: PairingOptions = {}): PairingPort {
  // One client per instance: all its families share the session.
  const clients = new WeakMap<PairingContext, Promise<OpenPairing>>()
  const open = (context: PairingContext) => {
    const client =
      clients.get(context) ?? import('./openPairing').then(({ openPairing }) => openPairing(context, options))
    clients.set(context, client)
    // Try a failed load again next time.
    client.catch(() => clients.delete(context))
    return client
  }
  return {
    connector: (namespace, context) => ({
      id: pairingConnectorId,
      name: pairingName,
      type: 'WALLET_CONNECT',
      chain: namespace,
      provider: createLazyProvider(
        async () => (await open(context)).provider.forNamespace(namespace),
        () => hasStored(context),
      ),
    }),
    requests: {
      resend: async (context, id) => (await open(context)).resend(id),
      cancel: async (context, id) => (await open(context)).cancel(id),
    },
    close(context) {
      // A client that didn't load has nothing to close.
      clients
        .get(context)
        ?.then(({ close }) => close())
        .catch(() => undefined)
    },
  }
}

function hasStored({ host }: PairingContext): boolean {
  try {
    return Boolean(host.storage?.getItem(`${storagePrefix}pairing`))
  } catch {
    // Unreadable storage counts as empty.
    return false
  }
}
