import { type ChainAdapter, lazy, startLater } from '@latchkey/core'
import type { BitcoinOptions } from './BitcoinOptions'
import { watch } from './wallet/watch'

/** The adapter for Bitcoin. It is small: the code of each method is fetched when it is first called. */
export function bitcoin(options: BitcoinOptions = {}): ChainAdapter {
  const openDoors = lazy(async () => {
    const { doors } = await import('./doors')
    return () => doors
  })
  return {
    namespace: 'bip122',
    label: 'bitcoin',
    traits: { history: true },
    discover: startLater(async () => (await import('./discover/discover')).discover, options.page),
    watch,
    connect: lazy(async () => (await import('./wallet/connect')).connect),
    disconnect: lazy(async () => (await import('./wallet/disconnect')).disconnect),
    signMessage: lazy(async () => (await import('./sign/signMessage')).signMessage),
    getBalance: lazy(async () => (await import('./read/getBalance')).getBalance),
    can: {
      switchNetwork: lazy(async () => (await import('./network/switchNetwork')).switchNetwork),
      sendTransaction: async (request) => (await openDoors()).sendTransaction(request),
      explain: async (request) => (await openDoors()).explain(request),
      transfers: async () => (await openDoors()).openTransfers(),
      signPsbt: async (request) => (await openDoors()).signPsbt(request),
    },
  }
}
