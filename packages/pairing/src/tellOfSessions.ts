import type { PairingContext } from '@latchkey/core'
import type { PairingOptions } from './PairingOptions'
import type { Signer } from './session/createSigner'
import type { PendingRequest } from './session/SignerEvents'

/** Telling that is under way; `begun` where all that is there already has been told. */
export type Telling = { readonly begun: Promise<void>; stop(): void }

/**
 * Tells an instance of sessions and of what is open in them, from the first session on: a visitor who looks at a code
 * has none, and loads nothing for it.
 */
export function tellOfSessions(
  context: PairingContext,
  signer: Signer,
  options: PairingOptions & { readonly topics?: () => { readonly [namespace: string]: string } },
): Telling {
  let stopTelling: (() => void) | undefined
  let isStopped = false
  /** Sent while that was loading: the visitor's press may have asked for them. */
  const missed: PendingRequest[] = []
  const stopNoting = signer.on('requestSent', (request) => void missed.push(request))
  const tell = async () => {
    try {
      const { tellInstance } = await import('./tellInstance')
      if (isStopped || stopTelling) return
      stopNoting()
      stopTelling = tellInstance(context, signer, options, missed)
    } catch (cause) {
      // The site's own files can't be reached: the session works without a list of what waits in it.
      context.logger.warn('What waits in wallets can not be shown', cause)
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
