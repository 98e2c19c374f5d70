import type { Connector } from '@latchkey/core'
import {
  connectFailed,
  providerUnauthorized,
  userRejected,
  walletBusy,
  walletMalformed,
} from '@latchkey/protocol'
import { describe, expect, it } from 'vitest'
import { fromWalletError } from './fromWalletError'

const connector: Connector = {
  id: 'fox',
  name: 'Fox',
  type: 'ANNOUNCED',
  chain: 'polkadot',
  provider: {},
}

describe('fromWalletError', () => {
  it.each([
    ['Cancelled', userRejected],
    ['Rejected', userRejected],
    ['Rejected by user', userRejected],
    ['User rejected the request', userRejected],
    ['The source https://a.test has a pending authorization request', walletBusy],
    ['The source https://a.test is not allowed to interact with this extension', providerUnauthorized],
    ['The source https://a.test has not been enabled yet', providerUnauthorized],
    ['Your password was rejected', connectFailed],
  ])('[CON-12] reads %j', (text, kind) => {
    for (const thrown of [text, { message: text }, new TypeError(text)]) {
      const error = fromWalletError(thrown, connector)
      expect(error.code).toBe(kind.code)
      expect(error.cause).toBe(thrown)
    }
  })

  it.each([
    [4001, userRejected],
    [5000, userRejected],
    [-32002, walletBusy],
    [4100, providerUnauthorized],
  ])('[CON-12] reads the number %i', (code, kind) => {
    expect(fromWalletError({ code, message: 'no' }, connector).code).toBe(kind.code)
  })

  it('turns everything else into a kind, and keeps kinds unchanged', () => {
    const hostile = {
      get message(): never {
        throw new TypeError('twice')
      },
    }
    for (const thrown of [undefined, null, 7, '', {}, hostile])
      expect(fromWalletError(thrown, connector).message).toContain('Fox gave no reason')
    const kind = walletMalformed({ what: 'x' })
    expect(fromWalletError(kind, connector)).toBe(kind)
    expect(fromWalletError('x'.repeat(10_000), connector).message.length).toBeLessThan(300)
  })
})
