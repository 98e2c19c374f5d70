import type { Abilities, ChainAdapter, Connector } from '@latchkey/core'
import { loaded } from '@latchkey/protocol'
import type { AdapterState } from './AdapterState'
import type { abilities } from './abilities'
import { getBalance } from './read/getBalance'
import { asking } from './wallet/asking'
import { connect } from './wallet/connect'
import { disconnect } from './wallet/disconnect'
import { watch } from './wallet/watch'

/** All that the adapter does from the moment a visitor connects. */
export type Methods = Pick<Abilities, (typeof abilities)[number]> &
  Pick<ChainAdapter, 'connect' | 'disconnect' | 'signMessage' | 'getBalance'> & {
    readonly watch: ChainAdapter['watch']
  }

/** What a wallet answers is an object of its own making, that may throw when it is looked at: that is a kind, too. */
function guarded<Request extends { readonly connector: Connector }, Answer>(
  what: string,
  run: (request: Request) => Promise<Answer>,
): (request: Request) => Promise<Answer> {
  return (request) => asking(request.connector, what, () => run(request))
}

/** What every connected visitor needs is here, in one file to load; the rest is loaded from here when it is asked for. */
export function createMethods(state: AdapterState): Methods {
  return {
    disconnect,
    watch: (connector, changed) => watch(state, connector, changed),
    getBalance,
    connect: guarded('connect', (request) => {
      state.networks = request.networks
      return connect(request)
    }),
    signMessage: guarded('signMessage', async (request) =>
      (await loaded(import('./sign/signMessage'))).signMessage(request),
    ),
    signIn: guarded('signIn', async (request) => (await loaded(import('./sign/signIn'))).signIn(request)),
    signTransactions: guarded('signTransaction', async (request) =>
      (await loaded(import('./transaction/signTransactions'))).signTransactions(request),
    ),
    sendRawTransaction: guarded('signAndSendTransaction', async (request) =>
      (await loaded(import('./transaction/sendRawTransaction'))).sendRawTransaction(request),
    ),
    sendTransaction: guarded('signAndSendTransaction', async (request) =>
      (await loaded(import('./transaction/sendTransaction'))).sendTransaction(request),
    ),
    sendToken: guarded('signAndSendTransaction', async (request) =>
      (await loaded(import('./transaction/sendToken'))).sendToken(request),
    ),
    getTokens: async (request) => (await loaded(import('./read/getTokens'))).getTokens(request),
  }
}
