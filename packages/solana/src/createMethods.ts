import type { Abilities, ChainAdapter, Connector } from '@latchkey/core'
import type { abilities } from './abilities'
import { loaded } from './loaded'
import { getBalance } from './read/getBalance'
import { asking } from './wallet/asking'
import { connect } from './wallet/connect'
import { disconnect } from './wallet/disconnect'
import { readEvent } from './wallet/readEvent'

/** All that the adapter does from the moment a visitor connects. */
export type Methods = Pick<Abilities, (typeof abilities)[number]> &
  Pick<ChainAdapter, 'connect' | 'disconnect' | 'signMessage' | 'getBalance'> & {
    readonly readEvent: typeof readEvent
  }

/** What a wallet answers is an object of its own making, that may throw when it is looked at: that is a kind, too. */
function guarded<Request extends { readonly connector: Connector }, Answer>(
  what: string,
  run: (request: Request) => Promise<Answer>,
): (request: Request) => Promise<Answer> {
  return (request) => asking(request.connector, what, () => run(request))
}

/** What every connected visitor needs is here, in one file to load; the rest is loaded from here when it is asked for. */
export function createMethods(): Methods {
  return {
    disconnect,
    readEvent,
    getBalance,
    connect: guarded('connect', connect),
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
