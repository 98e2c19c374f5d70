import { type ChainAdapter, createLazyAdapter, type WalletChange } from '@latchkey/core'
import { abilities } from './abilities'
import type { EvmOptions } from './EvmOptions'
import type { NodeAccess } from './read/NodeAccess'
import { watch } from './wallet/watch'

/** The adapter for EVM chains. It is small: what a method needs is loaded when it is first called. */
export function evm(options: EvmOptions = {}): ChainAdapter {
  const access: NodeAccess = new Map()
  const load = async () => {
    const { callMethod } = await import('./callMethod')
    return (name: string, args: readonly unknown[]) => callMethod(access, options, name, args)
  }
  return createLazyAdapter({
    namespace: 'eip155',
    label: 'evm',
    abilities,
    load,
    async loadDiscover() {
      const { discover } = await import('./discover/discover')
      return (context) => discover(options.page, context)
    },
    watch: (connector, changed) =>
      watch(
        connector,
        async (...heard) => (await load())('readEvent', heard) as WalletChange | null,
        changed,
      ),
  })
}
