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
  const stops = events.map((event) => {
    const listener = () => heard(event === 'disconnect')
    const stop = call(provider, verb, event, listener)
    return () => (typeof stop === 'function' ? stop() : call(provider, 'removeListener', event, listener))
  })
  return () => {
    for (const stop of stops) stop()
  }
}

/** Calls a method of a wallet's object, if it has it. */
function call<Name extends string>(owner: unknown, name: Name, ...args: readonly unknown[]): unknown {
  return hasMethod(owner, name) ? owner[name](...args) : undefined
}
