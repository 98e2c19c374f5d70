import type { ChainAdapter } from '@latchkey/core'
import { abilities } from './abilities'
import type { BitcoinOptions } from './BitcoinOptions'
import type { Methods } from './createMethods'
import { loaded } from './loaded'
import { watch } from './wallet/watch'

/** The adapter for Bitcoin. It is small: what a method needs is loaded when it is first called. */
export function bitcoin(options: BitcoinOptions = {}): ChainAdapter {
  const method = <Name extends keyof Methods>(name: Name) =>
    (async (...args: never[]) =>
      Reflect.apply(
        (await loaded(import('./createMethods'))).createMethods()[name],
        undefined,
        args,
      )) as Methods[Name]
  const connect = method('connect')

  return {
    namespace: 'bip122',
    label: 'bitcoin',
    discover(context) {
      let stop: (() => void) | null = () => undefined
      import('./discover/discover')
        .then(({ discover }) => {
          if (stop) stop = discover(options.page, context)
        })
        .catch(context.failed)
      return () => {
        stop?.()
        stop = null
      }
    },
    connect,
    watch: (connector, changed) =>
      watch(connector, () => connect({ connector, networks: [], silent: true }), changed),
    disconnect: method('disconnect'),
    signMessage: method('signMessage'),
    getBalance: method('getBalance'),
    can: Object.fromEntries(abilities.map((name) => [name, method(name)])),
  }
}
