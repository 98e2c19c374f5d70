import { type ChainAdapter, createLazyAdapter } from '@latchkey/core'
import type { AdapterState } from './AdapterState'
import { abilities } from './abilities'
import type { PolkadotOptions } from './PolkadotOptions'

/** The adapter for Polkadot and the chains like it. It is small: what a method needs is loaded when it is first called. */
export function polkadot(options: PolkadotOptions = {}): ChainAdapter {
  const state: AdapterState = { options, sessions: new Map() }
  return createLazyAdapter({
    namespace: 'polkadot',
    label: 'polkadot',
    abilities,
    async load() {
      const { callMethod } = await import('./callMethod')
      return (name, args) => callMethod(state, name, args)
    },
    async loadDiscover() {
      const { discover } = await import('./discover/discover')
      return (context) => discover(options.page, context)
    },
  })
}
