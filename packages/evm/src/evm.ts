import type { ChainAdapter } from '@latchkey/core'
import { abilities } from './abilities'
import type { Methods } from './createMethods'
import type { EvmOptions } from './EvmOptions'
import { loaded } from './loaded'
import type { NodeAccess } from './read/NodeAccess'
import { watch } from './wallet/watch'

/** The adapter for EVM chains. It is small: what a method needs is loaded when it is first called. */
export function evm(options: EvmOptions = {}): ChainAdapter {
  const access: NodeAccess = new Map()
  const method = <Name extends keyof Methods>(name: Name) =>
    (async (...args: never[]) =>
      (await loaded(import('./callMethod'))).callMethod(access, options, name, args)) as Methods[Name]

  return {
    namespace: 'eip155',
    label: 'evm',
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
    connect: method('connect'),
    watch: (connector, changed) => watch(connector, method('readEvent'), changed),
    disconnect: method('disconnect'),
    signMessage: method('signMessage'),
    getBalance: method('getBalance'),
    can: Object.fromEntries(abilities.map((name) => [name, method(name)])),
  }
}
