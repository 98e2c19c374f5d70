import type { Connector, WalletChange } from '@latchkey/core'
import { fieldsOf } from './fieldsOf'
import { isPaired } from './isPaired'
import type { WalletEvent } from './WalletEvent'

const pairedEvents: readonly WalletEvent[] = ['accountsChanged', 'chainChanged', 'disconnect']

type ReadEvent = (event: WalletEvent, payload: unknown) => Promise<WalletChange | null>

/** Listens to whichever of the two forms a provider has; returns how to stop. May throw what the wallet throws. */
function listen(provider: unknown, heard: (event: WalletEvent) => (payload: unknown) => void): () => void {
  if (isPaired(provider)) {
    const listeners = pairedEvents.map((event) => [event, heard(event)] as const)
    for (const listener of listeners) provider.on?.(...listener)
    return () => {
      for (const listener of listeners) provider.removeListener?.(...listener)
    }
  }
  const events = fieldsOf(fieldsOf(fieldsOf(provider).features)['standard:events'])
  const { on } = events
  const off = typeof on === 'function' ? Reflect.apply(on, events, ['change', heard('change')]) : null
  return typeof off === 'function' ? () => off() : () => undefined
}

/** [CON-14] Listens at once, so that nothing is missed; what is heard is read by code that may still have to come. */
export function watch(
  { provider }: Connector,
  readEvent: ReadEvent,
  changed: (change: WalletChange) => void,
): () => void {
  let stopped = false
  let stop: () => void = () => undefined
  try {
    stop = listen(provider, (event) => (payload) => {
      if (stopped) return
      readEvent(event, payload).then(
        (change) => {
          if (change && !stopped) changed(change)
        },
        // Without the code to read it an event is lost; connecting, which needs the same code, tells of it.
        () => undefined,
      )
    })
  } catch {
    // A wallet that breaks when it is listened to tells nothing by itself; it can still be asked.
  }
  return () => {
    stopped = true
    try {
      stop()
    } catch {
      // What it tells from now on is not heard in any case.
    }
  }
}
