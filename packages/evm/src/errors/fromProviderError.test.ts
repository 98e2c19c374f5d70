import type { Connector } from '@latchkey/core'
import {
  atomicityNotSupported,
  bundleTooLarge,
  callChainNotSupported,
  capabilityNotSupported,
  chainDisconnected,
  chainUnrecognized,
  connectFailed,
  duplicateBundle,
  noAccounts,
  providerDisconnected,
  providerUnauthorized,
  providerUnsupportedMethod,
  rpcInternal,
  rpcInvalidInput,
  rpcInvalidParams,
  rpcInvalidRequest,
  rpcLimitExceeded,
  rpcMethodNotFound,
  rpcMethodNotSupported,
  rpcParse,
  rpcResourceNotFound,
  rpcTransactionRejected,
  rpcVersionNotSupported,
  unknownBundle,
  upgradeRejected,
  userRejected,
  walletBusy,
  walletChainInvalid,
  walletDefault,
} from '@latchkey/protocol'
import { describe, expect, it } from 'vitest'
import { fromProviderError } from './fromProviderError'

const connector: Connector = { id: 'org.fox', name: 'Fox', type: 'ANNOUNCED', chain: 'eip155', provider: {} }
const kindOf = (thrown: unknown) => fromProviderError(thrown, connector)

describe('fromProviderError', () => {
  it.each([
    [4001, userRejected],
    [4100, providerUnauthorized],
    [4200, providerUnsupportedMethod],
    [4900, providerDisconnected],
    [4901, chainDisconnected],
    [4902, chainUnrecognized],
    [5000, walletDefault],
    [32603, walletChainInvalid],
    [-32700, rpcParse],
    [-32600, rpcInvalidRequest],
    [-32601, rpcMethodNotFound],
    [-32602, rpcInvalidParams],
    [-32603, rpcInternal],
    [-32000, rpcInvalidInput],
    [-32001, rpcResourceNotFound],
    [-32002, walletBusy],
    [-32003, rpcTransactionRejected],
    [-32004, rpcMethodNotSupported],
    [-32005, rpcLimitExceeded],
    [-32006, rpcVersionNotSupported],
    [5700, capabilityNotSupported],
    [5710, callChainNotSupported],
    [5720, duplicateBundle],
    [5730, unknownBundle],
    [5740, bundleTooLarge],
    [5750, upgradeRejected],
    [5760, atomicityNotSupported],
  ])('[HTTP-10] maps %i to its kind, with the original as the cause', (code, kind) => {
    const thrown = { code, message: 'Something in the words of the wallet' }
    const error = kindOf(thrown)
    expect(error.code).toBe(kind.code)
    expect(error.cause).toBe(thrown)
    expect(kindOf(Object.assign(new Error('x'), { code: String(code) })).code).toBe(kind.code)
  })

  it.each([
    ['ethers', { code: 'ACTION_REJECTED', message: 'user rejected action', info: { error: { code: 4001 } } }],
    ['ethers without the wallet’s error', { code: 'ACTION_REJECTED' }],
    ['an internal error around it', { code: -32603, data: { originalError: { code: 4001 } } }],
    ['a cause', new Error('failed', { cause: { code: 4001 } })],
    ['an error in an error', { error: { error: { code: 4001 } } }],
    ['a text without a number', new Error('User rejected the request.')],
    ['a text in an object', { error: 'User rejected the request' }],
    ['a bare text', 'User denied transaction signature'],
    ['a text by a mobile wallet', { message: 'Request cancelled by user' }],
    ['a vague number with a telling text', { code: -32000, message: 'MetaMask Tx Signature: User denied' }],
    ['5000 with a telling text', { code: 5000, message: 'User rejected.' }],
  ])('[CON-12] recognizes a decline by %s', (_, thrown) => {
    expect(userRejected.is(kindOf(thrown))).toBe(true)
  })

  it('[EVM-3] finds the unknown chain inside an internal error', () => {
    const thrown = { code: -32603, message: 'Internal', data: { originalError: { code: 4902 } } }
    expect(chainUnrecognized.is(kindOf(thrown))).toBe(true)
  })

  it('trusts a code more than a text', () => {
    expect(providerUnauthorized.is(kindOf({ code: 4100, message: 'User rejected?' }))).toBe(true)
  })

  it.each([
    ['a text', 'the wallet broke', 'the wallet broke'],
    ['an error', new Error('boom'), 'boom'],
    ['an unknown number', { code: 31337, message: 'odd' }, 'odd'],
    ['a text that is very long', 'x'.repeat(5000), 'x'.repeat(200)],
    ['nothing', undefined, 'Fox gave no reason'],
    ['null', null, 'Fox gave no reason'],
    ['a number', 42, 'Fox gave no reason'],
    ['an empty object', {}, 'Fox gave no reason'],
  ])('maps %s to a failed connection and keeps it as the cause', (_, thrown, reason) => {
    const error = kindOf(thrown)
    expect(connectFailed.is(error)).toBe(true)
    expect(error.values).toEqual({ reason })
    expect(error.cause).toBe(thrown)
  })

  it('survives errors made to break it', () => {
    const circular: Record<string, unknown> = { message: 'round' }
    circular.cause = circular
    circular.data = { originalError: circular }
    expect(kindOf(circular).values).toEqual({ reason: 'round' })
    const throwing = {
      get code() {
        throw new TypeError('no')
      },
    }
    expect(connectFailed.is(kindOf(throwing))).toBe(true)
    const closed = new Proxy({}, { get: () => Reflect.get(throwing, 'code') })
    expect(connectFailed.is(kindOf(closed))).toBe(true)
  })

  it('returns a kind unchanged', () => {
    const error = noAccounts()
    expect(kindOf(error)).toBe(error)
  })
})
