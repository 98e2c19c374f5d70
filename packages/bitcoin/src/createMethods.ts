import type { Abilities, ChainAdapter } from '@latchkey/core'
import { loaded } from '@latchkey/protocol'
import type { abilities } from './abilities'
import { connect } from './wallet/connect'
import { disconnect } from './wallet/disconnect'
import { watch } from './wallet/watch'

/** All that the adapter does from the moment a visitor connects. */
export type Methods = Pick<Abilities, (typeof abilities)[number]> &
  Pick<ChainAdapter, 'connect' | 'disconnect' | 'watch' | 'signMessage' | 'getBalance'>

/** What connecting needs is here, in one file to load; the rest is loaded from here when it is asked for. */
export function createMethods(): Methods {
  return {
    connect,
    disconnect,
    watch: (connector, changed) =>
      watch(connector, () => connect({ connector, networks: [], silent: true }), changed),
    // Exact decimals are not on the way to being connected.
    getBalance: async (request) => (await loaded(import('./read/getBalance'))).getBalance(request),
    signMessage: async (request) => (await loaded(import('./sign/signMessage'))).signMessage(request),
    signPsbt: async (request) => (await loaded(import('./sign/signPsbt'))).signPsbt(request),
    switchNetwork: async (request) =>
      (await loaded(import('./network/switchNetwork'))).switchNetwork(request),
    sendTransaction: async (request) =>
      (await loaded(import('./transaction/sendTransaction'))).sendTransaction(request),
  }
}
