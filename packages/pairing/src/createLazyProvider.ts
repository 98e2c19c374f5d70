import type { PairingProvider } from '@latchkey/core'
import { createListeners } from './provider/createListeners'
import type { FamilyProvider } from './provider/createUniversalProvider'

/** What the adapter of a family talks to before the pairing client is there. */
export type LazyProvider = Pick<FamilyProvider, 'request' | 'disconnect' | 'on' | 'removeListener'> &
  PairingProvider

/** Methods that only look at what was granted before. */
const lookups = /_(getA|a)ccounts$/

/**
 * A provider that listens at once and loads the pairing client when it is first asked. Where nothing of an earlier visit
 * is stored it answers what only looks by itself, so that a visitor with another wallet loads nothing.
 */
export function createLazyProvider(
  load: () => Promise<FamilyProvider>,
  hasStored: () => boolean,
): LazyProvider {
  const listeners = createListeners()
  const forwarded = new Set<string>()
  let loaded: FamilyProvider | undefined
  const forward = (event: string) => {
    if (!loaded || forwarded.has(event)) return
    forwarded.add(event)
    loaded.on(event, (payload) => listeners.emit(event, payload))
  }
  const wanted = new Set<string>()
  const open = async () => {
    loaded ??= await load()
    for (const event of wanted) forward(event)
    return loaded
  }
  return {
    on(event: string, listener: (payload: never) => void) {
      listeners.on(event, listener)
      wanted.add(event)
      forward(event)
    },
    removeListener: listeners.removeListener,
    request: async (call) =>
      !loaded && lookups.test(call.method) && !hasStored() ? [] : (await open()).request(call),
    disconnect: async () => {
      // Without a session of this or an earlier visit there is nothing to end.
      if (loaded || hasStored()) await (await open()).disconnect()
    },
    abortPairingAttempt: () => loaded?.abortPairingAttempt(),
  }
}
