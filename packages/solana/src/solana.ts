import { type ChainAdapter, lazy, startLater } from '@latchkey/core'
import type { AdapterState } from './AdapterState'
import type { SolanaOptions } from './SolanaOptions'
import { watch } from './wallet/watch'

/** The adapter for Solana. It is small: the code of each method is fetched when it is first called. */
export function solana(options: SolanaOptions = {}): ChainAdapter {
  const state: AdapterState = { networks: [] }
  const openDoors = lazy(async () => {
    const { doors } = await import('./doors')
    return () => doors
  })
  return {
    namespace: 'solana',
    label: 'solana',
    traits: { history: true },
    discover: startLater(async () => (await import('./discover/discover')).discover, options.page),
    watch: (connector, changed) => watch(state, connector, changed),
    connect: lazy(async () => (await import('./wallet/connect')).connect, state),
    disconnect: lazy(async () => (await import('./wallet/disconnect')).disconnect),
    signMessage: lazy(async () => (await import('./sign/signMessage')).signMessage),
    getBalance: lazy(async () => (await import('./read/getBalance')).getBalance),
    can: {
      sendTransaction: lazy(async () => (await import('./transaction/sendTransaction')).sendTransaction),
      sendRawTransaction: lazy(
        async () => (await import('./transaction/sendRawTransaction')).sendRawTransaction,
      ),
      sendToken: lazy(async () => (await import('./transaction/sendToken')).sendToken),
      signTransactions: lazy(async () => (await import('./transaction/signTransactions')).signTransactions),
      transfers: async () => (await openDoors()).openTransfers(),
      getTokens: lazy(async () => (await import('./read/getTokens')).getTokens),
      explain: async (request) => (await openDoors()).explain(request),
      signIn: lazy(async () => (await import('./sign/signIn')).signIn),
    },
  }
}
