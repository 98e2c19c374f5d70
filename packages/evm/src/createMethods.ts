import type { EvmOptions } from './EvmOptions'
import { loadLaterMethods } from './loadLaterMethods'
import type { FirstMethods } from './Methods'
import { getBalance } from './read/getBalance'
import type { NodeAccess } from './read/NodeAccess'
import { connect } from './wallet/connect'
import { disconnect } from './wallet/disconnect'
import { readEvent } from './wallet/readEvent'

/** What every connected visitor needs, in one file to load; the rest is loaded when it is asked for. */
export function createMethods(access: NodeAccess, options: EvmOptions): FirstMethods {
  return {
    connect,
    disconnect,
    readEvent,
    getBalance: (request) => getBalance(access, request),
    // Without a registry there is no name to look for, and nothing to load.
    getName: async (request) =>
      request.network.contracts?.['ensRegistry']
        ? (await loadLaterMethods(access, options)).getName(request)
        : null,
    watchPending: async (request) => {
      if (options.pendingTransactionsFilter?.enable)
        await (await loadLaterMethods(access, options)).watchPending(request)
    },
  }
}
