import {
  createLazyProvider,
  type EmbeddedContext,
  type EmbeddedPort,
  embeddedConnectorId,
  embeddedName,
  loadOnce,
} from '@latchkey/core'
import { emailLoginUsed, wrongOption } from '@latchkey/protocol'
import type { EmbeddedOptions } from './EmbeddedOptions'
import { openPopup } from './openPopup'

/**
 * Adds a wallet in your secure frame. Small: the frame and its client load when a visitor starts to sign in.
 * @throws invalidOption
 */
export function embedded(options: EmbeddedOptions): EmbeddedPort {
  // Plain JavaScript may forget it.
  if (!options?.url) throw wrongOption('embedded.url', 'the URL of your frame', options?.url)
  const open = loadOnce(async (context: EmbeddedContext) =>
    (await import('./openFrame')).openFrame(context, options),
  )
  return {
    // [FRM-15] The two families that the frame signs for.
    connector: (namespace, context) =>
      namespace === 'eip155' || namespace === 'solana'
        ? {
            id: embeddedConnectorId,
            name: embeddedName,
            type: 'AUTH',
            chain: namespace,
            provider: createLazyProvider(
              async () => (await open(context)).providers[namespace],
              () => context.storage.get(emailLoginUsed),
            ),
          }
        : null,
    open: async (context) => (await open(context)).client,
    openPopup,
    close(context) {
      // A frame that didn't load has nothing to close.
      open
        .opened(context)
        ?.then(({ close }) => close())
        .catch(() => undefined)
    },
  }
}
