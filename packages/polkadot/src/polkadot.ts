import { type ChainAdapter, lazy, startLater } from '@latchkey/core'
import type { AdapterState } from './AdapterState'
import type { PolkadotOptions } from './PolkadotOptions'
import { watch } from './wallet/watch'

/** The adapter for Polkadot and the chains like it. It is small: the code of each method is fetched when it is first called. */
export function polkadot(options: PolkadotOptions = {}): ChainAdapter {
  const state: AdapterState = { options, sessions: new Map(), runtimes: new Map() }
  const memory = { state, chains: new Map() }
  const openDoors = lazy(async () => {
    const { doors } = await import('./doors')
    return () => doors
  })
  return {
    namespace: 'polkadot',
    label: 'polkadot',
    // No node of this family can list an account's history.
    traits: { noPaymentLinks: true },
    discover: startLater(async () => (await import('./discover/discover')).discover, options.page),
    watch: (connector, changed) => watch(state, connector, changed),
    connect: lazy(async () => (await import('./wallet/connect')).connect, state),
    disconnect: lazy(async () => (await import('./wallet/disconnect')).disconnect, state),
    signMessage: lazy(async () => (await import('./sign/signMessage')).signMessage, state),
    getBalance: lazy(async () => (await import('./read/getBalance')).getBalance),
    can: {
      switchNetwork: lazy(async () => (await import('./network/switchNetwork')).switchNetwork, state),
      explain: async (request) => (await openDoors()).explain(state, request),
      sendTransaction: lazy(
        async () => (await import('./transaction/sendTransaction')).sendTransaction,
        state,
      ),
      transfers: async () => (await openDoors()).openTransfers(memory),
    },
  }
}
