import type { ChainAdapter } from '@latchkey/core'
import type { AdapterState } from './AdapterState'
import type { Methods } from './createMethods'
import { loaded } from './loaded'
import type { PolkadotOptions } from './PolkadotOptions'
import { watchPaired } from './paired/watchPaired'
import { sessionOf } from './wallet/sessionOf'

/** The adapter for Polkadot and the chains like it. It is small: what a method needs is loaded when it is first called. */
export function polkadot(options: PolkadotOptions = {}): ChainAdapter {
  const state: AdapterState = { options, sessions: new Map() }
  const method = <Name extends keyof Methods>(name: Name) =>
    (async (...args: never[]) =>
      (await loaded(import('./callMethod'))).callMethod(state, name, args)) as Methods[Name]

  return {
    namespace: 'polkadot',
    label: 'polkadot',
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
    watch(connector, changed) {
      if (connector.type === 'WALLET_CONNECT') return watchPaired(connector, changed)
      const { watchers } = sessionOf(state, connector)
      // A function of its own: the same listener may be given twice.
      const watcher: typeof changed = (change) => changed(change)
      watchers.add(watcher)
      return () => watchers.delete(watcher)
    },
    disconnect: method('disconnect'),
    signMessage: method('signMessage'),
    getBalance: method('getBalance'),
    can: { switchNetwork: method('switchNetwork'), sendTransaction: method('sendTransaction') },
  }
}
