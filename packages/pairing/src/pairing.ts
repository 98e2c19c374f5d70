import {
  createLazyProvider,
  loadOnce,
  type PairingContext,
  type PairingPort,
  type PairingProvider,
  pairingConnectorId,
  pairingName,
} from '@latchkey/core'
import { storagePrefix } from '@latchkey/protocol'
import type { PairingOptions } from './PairingOptions'

/** Adds wallets on other devices, by QR code or link. Small: the client loads when a visitor starts to pair. */
export function pairing(options: PairingOptions = {}): PairingPort {
  // One client per instance: all its families share the session.
  const open = loadOnce(async (context: PairingContext) =>
    (await import('./openPairing')).openPairing(context, options),
  )
  return {
    connector: (namespace, context) => {
      const provider = createLazyProvider(
        async () => (await open(context)).provider.forNamespace(namespace),
        () => hasStored(context),
      )
      return {
        id: pairingConnectorId,
        name: pairingName,
        type: 'WALLET_CONNECT',
        chain: namespace,
        provider: {
          ...provider,
          abortPairingAttempt: () => provider.loaded()?.abortPairingAttempt(),
        } satisfies PairingProvider,
      }
    },
    requests: {
      resend: async (context, id) => (await open(context)).resend(id),
      cancel: async (context, id) => (await open(context)).cancel(id),
    },
    close(context) {
      // A client that didn't load has nothing to close.
      open
        .opened(context)
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
