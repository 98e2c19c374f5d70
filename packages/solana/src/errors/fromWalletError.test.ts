import {
  connectFailed,
  notSupportedByWallet,
  providerUnauthorized,
  rpcInternal,
  rpcTransactionRejected,
  userRejected,
  walletBusy,
  walletMalformed,
} from '@latchkey/protocol'
import { expect, it } from 'vitest'
import { toConnector } from '../testing/toConnector'
import { blockhashExpired } from './fromBlockhashTrouble'
import { fromWalletError } from './fromWalletError'

const named = (name: string, message: string, rest: object = {}) =>
  Object.assign(new TypeError(message), { name }, rest)

it.each([
  ['a number for a no', { code: 4001 }, userRejected],
  ['a no inside another error', { code: -32603, data: { originalError: { code: 4001 } } }, userRejected],
  ['a no in words', named('WalletSignMessageError', 'User rejected the request.'), userRejected],
  ['a no as a text', 'Transaction rejected', userRejected],
  ['a no of a paired wallet', { code: 5000, message: 'User rejected.' }, userRejected],
  ['a Ledger that can’t', new TypeError('Ledger device: UNKNOWN_ERROR (0x6a81)'), notSupportedByWallet],
  ['a busy wallet', { code: -32002, message: 'Request already pending.' }, walletBusy],
  ['a stranger', { code: 4100 }, providerUnauthorized],
  ['an old block', new TypeError('failed: Blockhash not found'), blockhashExpired],
  [
    'a transaction that fails, with the node’s number',
    { code: -32002, message: 'Transaction simulation failed: custom program error: 0x1' },
    rpcTransactionRejected,
  ],
  ['a wallet that broke', { code: -32603, message: 'Internal error' }, rpcInternal],
  ['a kind', walletMalformed({ what: 'x' }), walletMalformed],
  ['words without a meaning', 'something', connectFailed],
  ['nothing', undefined, connectFailed],
] as const)('maps %s to its kind, with the original as its cause', (_, thrown, kind) => {
  const error = fromWalletError(thrown, toConnector({}), 'solana:signMessage')
  expect(kind.is(error)).toBe(true)
  expect(error === thrown || error.cause === thrown).toBe(true)
})
