import type { PairingContext } from '@latchkey/core'
import type { PairingOptions } from './PairingOptions'
import type { Signer } from './session/createSigner'
import type { PendingRequest } from './session/SignerEvents'

/** A running subscription; `begun` resolves once the current state has been reported. */
export type Telling = { readonly begun: Promise<void>; stop(): void }

/**
 * Reports sessions and their open requests to an instance, starting with the first session: a visitor who only looks
 * at a QR code loads nothing for it.
 */
export function tellOfSessions(
  context: PairingContext,
  signer: Signer,
  options: PairingOptions & { readonly topics?: () => { readonly [namespace: string]: string } },
): Telling {
  let stopTelling: (() => void) | undefined
  let isStopped = false
  /** Requests sent during loading; the visitor's tap may have caused them. */
  const missed: PendingRequest[] = []
  const stopNoting = signer.on('requestSent', (request) => void missed.push(request))
  const tell = async () => {
    try {
      const { tellInstance } = await import('./tellInstance')
      if (isStopped || stopTelling) return
      stopNoting()
      stopTelling = tellInstance(context, signer, options, missed)
    } catch (cause) {
      // The chunk failed to load; the session works without the list.
      context.logger.warn('Could not load the list of pending requests', cause)
    }
  }
  const stopListening = signer.on('sessionSettled', () => void tell())
  return {
    begun: signer.sessions().length > 0 ? tell() : Promise.resolve(),
    stop() {
      isStopped = true
      stopListening()
      stopNoting()
      stopTelling?.()
    },
  }
}
