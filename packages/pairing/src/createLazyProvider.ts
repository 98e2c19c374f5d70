import type { PairingProvider } from '@latchkey/core'
import { createListeners } from './provider/createListeners'
import type { FamilyProvider } from './provider/createUniversalProvider'

/** What an adapter talks to before the pairing client has loaded. */
export type LazyProvider = Pick<FamilyProvider, 'request' | 'disconnect' | 'on' | 'removeListener'> &
  PairingProvider

/** Methods that only read what was granted before. */
const lookups = /_(getA|a)ccounts$/

/**
 * Creates a provider that listens at once and loads the pairing client on first use. With nothing stored, it answers
 * read-only calls itself, so visitors with another wallet load nothing.
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
      // Without a current or stored session there's nothing to end.
      if (loaded || hasStored()) await (await open()).disconnect()
    },
    abortPairingAttempt: () => loaded?.abortPairingAttempt(),
  }
}
