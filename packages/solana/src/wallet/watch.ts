import type { Connector, WalletChange } from '@latchkey/core'
import { fieldsOf } from '@latchkey/protocol'
import type { AdapterState } from '../AdapterState'
import { isPaired } from './isPaired'
import { readEvent } from './readEvent'
import type { WalletEvent } from './WalletEvent'

const pairedEvents: readonly WalletEvent[] = ['accountsChanged', 'chainChanged', 'disconnect']

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

/** [CON-14] Listens to a wallet; what it tells is read before it is told on. */
export function watch(
  state: AdapterState,
  { provider }: Connector,
  changed: (change: WalletChange) => void,
): () => void {
  let isOpen = true
  let stop: () => void = () => undefined
  const heard = (event: WalletEvent) => (payload: unknown) => {
    if (!isOpen) return
    const change = read(event, payload)
    if (change) changed(change)
  }
  const read = (event: WalletEvent, payload: unknown) => {
    try {
      return readEvent(event, payload, provider, state.networks)
    } catch {
      // What throws when it is looked at tells nothing.
      return null
    }
  }
  try {
    stop = listen(provider, heard)
  } catch {
    // A wallet that breaks when it is listened to tells nothing by itself; it can still be asked.
  }
  return () => {
    isOpen = false
    try {
      stop()
    } catch {
      // What it tells from now on is not heard in any case.
    }
  }
}
