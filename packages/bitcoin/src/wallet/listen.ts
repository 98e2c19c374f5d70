import type { Connector } from '@latchkey/core'
import { fieldsOf } from '@latchkey/protocol'
import { formOf } from './formOf'

/** By which method, to which events, and whether the method gives back how to stop. */
const unisat = ['on', ['accountsChanged', 'networkChanged', 'chainChanged', 'disconnect']] as const
const wbip = ['addListener', ['accountChange', 'networkChange', 'disconnect']] as const

/** Listens to a wallet, whichever its form; the listener is told whether the wallet has said farewell. May throw. */
export function listen(connector: Connector, heard: (isFarewell: boolean) => void): () => void {
  const { provider } = connector
  const form = formOf(connector)
  if (form === 'standard') {
    const features = fieldsOf(fieldsOf(provider).features)
    const events = features['bitcoin:events'] ?? features['standard:events']
    const stop = call(events, 'on', 'change', () => heard(false))
    return () => call({ stop }, 'stop')
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

/** Calls a method of a foreign object, if it has it. */
function call(owner: unknown, name: string, ...args: readonly unknown[]): unknown {
  const method = fieldsOf(owner)[name]
  return typeof method === 'function' ? Reflect.apply(method, owner, args) : undefined
}
