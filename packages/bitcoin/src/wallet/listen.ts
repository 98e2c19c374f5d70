import { type Connector, hasMethod } from '@latchkey/core'
import { fieldsOf } from '@latchkey/protocol'
import { formOf } from './formOf'

/** The method that adds a listener, and the events to listen to. */
const unisat = ['on', ['accountsChanged', 'networkChanged', 'chainChanged', 'disconnect']] as const
const wbip = ['addListener', ['accountChange', 'networkChange', 'disconnect']] as const

/** Listens to a wallet of any form; the listener hears whether the wallet has disconnected. May throw. */
export function listen(connector: Connector, heard: (isFarewell: boolean) => void): () => void {
  const { provider } = connector
  const form = formOf(connector)
  if (form === 'standard') {
    const features = fieldsOf(fieldsOf(provider).features)
    const events = features['bitcoin:events'] ?? features['standard:events']
    const stop = call(events, 'on', 'change', () => heard(false))
    return () => (typeof stop === 'function' ? stop() : undefined)
  }
  const [verb, events] = form === 'wbip' ? wbip : unisat
  const stops = events.flatMap((event) => {
    const cb = () => heard(event === 'disconnect')
    const ways: readonly (readonly unknown[])[] = [
      // sats-connect passes one object to some wallets, and two arguments to others. An event heard twice does no harm.
      ...(form === 'wbip' ? [[{ eventName: event, cb }]] : []),
      [event, cb],
    ]
    return ways.map((way) => {
      const stop = attempt(() => call(provider, verb, ...way))
      return () => (typeof stop === 'function' ? stop() : call(provider, 'removeListener', ...way))
    })
  })
  return () => {
    for (const stop of stops) attempt(stop)
  }
}

/** A wallet that throws on one way to listen, or to stop, may still know the others. */
function attempt(run: () => unknown): unknown {
  try {
    return run()
  } catch {
    return undefined
  }
}

/** Calls a method of a wallet's object, if it has it. */
function call<Name extends string>(owner: unknown, name: Name, ...args: readonly unknown[]): unknown {
  return hasMethod(owner, name) ? owner[name](...args) : undefined
}
