import { type ChainAdapter, createLazyAdapter } from '@latchkey/core'
import { abilities } from './abilities'
import type { BitcoinOptions } from './BitcoinOptions'

/** The adapter for Bitcoin. It is small: what a method needs is loaded when it is first called. */
export function bitcoin(options: BitcoinOptions = {}): ChainAdapter {
  return createLazyAdapter({
    namespace: 'bip122',
    label: 'bitcoin',
    abilities,
    load: async () => (await import('./callMethod')).callMethod,
    async loadDiscover() {
      const { discover } = await import('./discover/discover')
      return (context) => discover(options.page, context)
    },
  })
}
