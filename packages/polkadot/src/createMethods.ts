import type { Abilities, ChainAdapter, Connector } from '@latchkey/core'
import { cannotSwitch, loaded } from '@latchkey/protocol'
import type { AdapterState } from './AdapterState'
import type { abilities } from './abilities'
import { switchNetwork } from './network/switchNetwork'
import { watchPaired } from './paired/watchPaired'
import { getBalance } from './read/getBalance'
import { signMessage } from './sign/signMessage'
import { connect } from './wallet/connect'
import { disconnect } from './wallet/disconnect'
import { watch } from './wallet/watch'

/** All that the adapter does from the moment a visitor connects. */
export type Methods = Pick<Abilities, (typeof abilities)[number]> &
  Pick<ChainAdapter, 'connect' | 'disconnect' | 'watch' | 'signMessage' | 'getBalance'>

/** What every connected visitor needs is here, in one file to load; wallets elsewhere are in another. */
export function createMethods(state: AdapterState): Methods {
  const isPaired = ({ type }: Connector) => type === 'WALLET_CONNECT'
  const paired = async () => (await loaded(import('./paired/pairedRequests'))).pairedRequests
  return {
    getBalance,
    watch: (connector, changed) =>
      isPaired(connector) ? watchPaired(connector, changed) : watch(state, connector, changed),
    connect: async (request) =>
      isPaired(request.connector) ? (await paired()).connect(request) : connect(state, request),
    disconnect: async (connector) =>
      isPaired(connector) ? (await paired()).disconnect(connector) : disconnect(state, connector),
    signMessage: async (request) =>
      isPaired(request.connector) ? (await paired()).signMessage(request) : signMessage(state, request),
    // What reads a chain's metadata is large, and nobody needs it before there is something to send.
    sendTransaction: async (request) =>
      (await loaded(import('./transaction/sendTransaction'))).sendTransaction(state, request),
    switchNetwork: async (request) => {
      // Where a wallet elsewhere may go was settled when it was paired.
      if (isPaired(request.connector)) throw cannotSwitch({ id: request.network.caipNetworkId })
      return switchNetwork(state, request)
    },
  }
}
