import type { Abilities, ChainAdapter } from '@latchkey/core'
import { loaded } from '@latchkey/protocol'
import type { abilities } from './abilities'
import type { EvmOptions } from './EvmOptions'
import { getBalance } from './read/getBalance'
import type { NodeAccess } from './read/NodeAccess'
import { connect } from './wallet/connect'
import { disconnect } from './wallet/disconnect'
import { readEvent } from './wallet/readEvent'

/** All that the adapter does from the moment a visitor connects. */
export type Methods = Pick<Abilities, (typeof abilities)[number]> &
  Pick<ChainAdapter, 'connect' | 'disconnect' | 'signMessage' | 'getBalance'> & {
    readonly readEvent: typeof readEvent
  }

/** What every connected visitor needs is here, in one file to load; the rest is loaded from here when it is asked for. */
export function createMethods(access: NodeAccess, { pendingTransactionsFilter }: EvmOptions): Methods {
  const wallet = async () => (await loaded(import('./walletRequests'))).walletRequests
  return {
    connect,
    disconnect,
    readEvent,
    getBalance: (request) => getBalance(access, request),
    // Without a registry there is no name to look for, and nothing to load.
    getName: async (request) =>
      request.network.contracts?.['ensRegistry']
        ? (await loaded(import('./name/getName'))).getName(access, request)
        : null,
    watchPending: async (request) => {
      const { enable = false, pollingInterval = 30_000 } = pendingTransactionsFilter ?? {}
      if (!enable) return
      const { watchPending } = await loaded(import('./read/watchPending'))
      await watchPending(access, request, pollingInterval)
    },
    estimateGas: async (request) =>
      (await loaded(import('./transaction/estimateGas'))).estimateGas(access, request),
    writeContract: async (request) =>
      (await loaded(import('./transaction/writeContract'))).writeContract(request),
    signMessage: async (request) => (await wallet()).signMessage(request),
    signTypedData: async (request) => (await wallet()).signTypedData(request),
    sendTransaction: async (request) => (await wallet()).sendTransaction(request),
    switchNetwork: async (request) => (await wallet()).switchNetwork(request),
    getCapabilities: async (request) => (await wallet()).getCapabilities(request),
    sendCalls: async (request) => (await wallet()).sendCalls(request),
    getCallsStatus: async (request) => (await wallet()).getCallsStatus(request),
    getAssets: async (request) => (await wallet()).getAssets(request),
    grantPermissions: async (request) => (await wallet()).grantPermissions(request),
    revokePermissions: async (request) => (await wallet()).revokePermissions(request),
    getUserOperationReceipt: async (request) => (await wallet()).getUserOperationReceipt(request),
  }
}
