import type { Abilities, ChainAdapter } from '@latchkey/core'
import type { abilities } from './abilities'
import { loaded } from './loaded'
import { getBalance } from './read/getBalance'
import { connect } from './wallet/connect'
import { disconnect } from './wallet/disconnect'
import { readEvent } from './wallet/readEvent'

/** All that the adapter does from the moment a visitor connects. */
export type Methods = Pick<Abilities, (typeof abilities)[number]> &
  Pick<ChainAdapter, 'connect' | 'disconnect' | 'signMessage' | 'getBalance'> & {
    readonly readEvent: typeof readEvent
  }

/** What every connected visitor needs is here, in one file to load; the rest is loaded from here when it is asked for. */
export function createMethods(): Methods {
  return {
    connect,
    disconnect,
    readEvent,
    getBalance,
    signMessage: async (request) => (await loaded(import('./sign/signMessage'))).signMessage(request),
    signIn: async (request) => (await loaded(import('./sign/signIn'))).signIn(request),
    signTransactions: async (request) =>
      (await loaded(import('./transaction/signTransactions'))).signTransactions(request),
    sendRawTransaction: async (request) =>
      (await loaded(import('./transaction/sendRawTransaction'))).sendRawTransaction(request),
    sendTransaction: async (request) =>
      (await loaded(import('./transaction/sendTransaction'))).sendTransaction(request),
    sendToken: async (request) => (await loaded(import('./transaction/sendToken'))).sendToken(request),
    getTokens: async (request) => (await loaded(import('./read/getTokens'))).getTokens(request),
  }
}
