import { type ChainAdapter, createLazyAdapter } from '@latchkey/core'
import type { AdapterState } from './AdapterState'
import { abilities } from './abilities'
import type { SolanaOptions } from './SolanaOptions'

/** The adapter for Solana. It is small: what a method needs is loaded when it is first called. */
export function solana(options: SolanaOptions = {}): ChainAdapter {
  const state: AdapterState = { networks: [] }
  return createLazyAdapter({
    namespace: 'solana',
    label: 'solana',
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
