import { type Connector, hasMethod, lazy, type WalletChange } from '@latchkey/core'
import { fieldsOf } from '@latchkey/protocol'
import type { AdapterState } from '../AdapterState'
import { isPaired } from './isPaired'
import type { WalletEvent } from './readEvent'

const pairedEvents: readonly WalletEvent[] = ['accountsChanged', 'chainChanged', 'disconnect']

const readEvent = lazy(async () => (await import('./readEvent')).readEvent)

/** Listens to a provider of either form; returns how to stop. Throws what the wallet throws. */
function listen(provider: unknown, heard: (event: WalletEvent) => (payload: unknown) => void): () => void {
  if (isPaired(provider)) {
    const listeners = pairedEvents.map((event) => [event, heard(event)] as const)
    for (const listener of listeners) provider.on?.(...listener)
    return () => {
      for (const listener of listeners) provider.removeListener?.(...listener)
    }
  }
  const events = fieldsOf(fieldsOf(provider).features)['standard:events']
  const off = hasMethod(events, 'on') ? events.on('change', heard('change')) : null
  return typeof off === 'function' ? () => off() : () => undefined
}

/** [CON-14] Listens at once, so no event is missed; the code that reads an event may come later. */
export function watch(
  state: AdapterState,
  { provider }: Connector,
  changed: (change: WalletChange) => void,
): () => void {
  let isOpen = true
  let stop: () => void = () => undefined
  const heard = (event: WalletEvent) => (payload: unknown) => {
    readEvent(event, payload, provider, state.networks).then(
      (change) => {
        if (change && isOpen) changed(change)
      },
      // A payload that throws when it is read changes nothing; connecting reports code that can't be fetched.
      () => undefined,
    )
  }
  try {
    stop = listen(provider, heard)
  } catch {
    // A wallet that throws here sends no events; it can still be asked.
  }
  return () => {
    isOpen = false
    try {
      stop()
    } catch {
      // Its events are ignored from here on.
    }
  }
}
