import fc from 'fast-check'
import { describe, expect, expectTypeOf, it } from 'vitest'
import { frameMessageInvalid } from '../../errors/embedded'
import { approvedFrameMethods, safeFrameMethods } from '../frameRpcMethods'
import { type FrameRequest, type FrameResponse, frameMessages } from './frameMessages'
import { parseAppEvent } from './parseAppEvent'
import { parseFrameEvent } from './parseFrameEvent'

const app = (name: string, payload?: unknown) => ({ id: 'k3x9p', type: `@w3m-app/${name}`, payload })
const frame = (name: string, payload?: unknown) => ({ id: 'k3x9p', type: `@w3m-frame/${name}`, payload })

describe('messages between page and frame', () => {
  it('[FRM-1] has every app event of the specification', () => {
    expect(Object.keys(frameMessages)).toEqual(
      expect.arrayContaining(
        `SWITCH_NETWORK CONNECT_EMAIL CONNECT_DEVICE CONNECT_OTP CONNECT_SOCIAL GET_FARCASTER_URI CONNECT_FARCASTER
         GET_USER GET_SOCIAL_REDIRECT_URI SIGN_OUT IS_CONNECTED GET_CHAIN_ID GET_SMART_ACCOUNT_ENABLED_NETWORKS
         INIT_SMART_ACCOUNT SET_PREFERRED_ACCOUNT RPC_REQUEST UPDATE_EMAIL UPDATE_EMAIL_PRIMARY_OTP
         UPDATE_EMAIL_SECONDARY_OTP SYNC_THEME SYNC_DAPP_DATA RELOAD`.split(/\s+/),
      ),
    )
    for (const [name, { type }] of Object.entries(frameMessages)) expect(type).toBe(name)
  })

  it('[FRM-1] reads a message of the page and its answer', () => {
    expect(parseAppEvent(app('CONNECT_EMAIL', { email: 'a@b.example' }))).toEqual({
      id: 'k3x9p',
      name: 'CONNECT_EMAIL',
      payload: { email: 'a@b.example' },
    })
    expect(parseFrameEvent(frame('CONNECT_EMAIL_SUCCESS', { action: 'VERIFY_OTP' }))).toEqual({
      kind: 'success',
      id: 'k3x9p',
      name: 'CONNECT_EMAIL',
      payload: { action: 'VERIFY_OTP' },
    })
    expect(parseFrameEvent(frame('SIGN_OUT_SUCCESS'))).toMatchObject({ kind: 'success', name: 'SIGN_OUT' })
    expect(parseFrameEvent(frame('SIGN_OUT_ERROR', { message: 'No' }))).toMatchObject({
      kind: 'error',
      name: 'SIGN_OUT',
      message: 'No',
    })
    expect(parseFrameEvent(frame('SIGN_OUT_ERROR'))).toMatchObject({ kind: 'error', message: '' })
    expect(parseFrameEvent({ type: '@w3m-frame/READY', payload: { version: '4' } })).toEqual({
      kind: 'news',
      name: 'READY',
      payload: { version: '4' },
    })
    expect(parseFrameEvent({ type: '@w3m-frame/SESSION_UPDATE', payload: { token: 't' } })).toMatchObject({
      name: 'SESSION_UPDATE',
    })
  })

  it("[FRM-1] leaves a page's other messages alone", () => {
    for (const data of [null, 1, 'text', {}, { type: 1 }, { type: 'other/CONNECT_EMAIL' }, frame('READY')])
      expect(parseAppEvent(data)).toBeNull()
    for (const data of [undefined, [], { type: 'webpackOk' }, app('SIGN_OUT')])
      expect(parseFrameEvent(data)).toBeNull()
  })

  it.each([
    app('CONNECT_EMAIL', { email: 'nobody' }),
    app('CONNECT_EMAIL'),
    app('CONNECT_OTP', { otp: '12345' }),
    app('CONNECT_OTP', { otp: '12345x' }),
    app('GET_SOCIAL_REDIRECT_URI', { provider: 'myspace' }),
    app('SET_PREFERRED_ACCOUNT', { type: 'other' }),
    app('SYNC_THEME', { themeMode: 'blue' }),
    app('CONNECT'),
    app('constructor'),
    app('__proto__'),
    { type: '@w3m-app/SIGN_OUT' },
    { id: 7, type: '@w3m-app/SIGN_OUT' },
    { id: 'x'.repeat(101), type: '@w3m-app/SIGN_OUT' },
  ])('[FRM-1] refuses %j from the page', (data) => {
    expect(() => parseAppEvent(data)).toThrow(expect.objectContaining({ code: frameMessageInvalid.code }))
  })

  it.each([
    frame('CONNECT_EMAIL_SUCCESS', { action: 'ENTER' }),
    frame('GET_USER_SUCCESS', { address: 7, chainId: 1 }),
    frame('GET_USER_SUCCESS'),
    frame('GET_SOCIAL_REDIRECT_URI_SUCCESS', { uri: 'somewhere' }),
    frame('GET_SOCIAL_REDIRECT_URI_SUCCESS', { uri: 'javascript:alert(1)//https://a.example' }),
    frame('GET_SOCIAL_REDIRECT_URI_SUCCESS', { uri: ' JavaScript:alert(1)' }),
    frame('GET_FARCASTER_URI_SUCCESS', { url: 'data:text/html,<script>alert(1)</script>' }),
    frame('CONNECT_EMAIL'),
    frame('OTHER_SUCCESS'),
    { type: '@w3m-frame/SIGN_OUT_SUCCESS' },
    { type: '@w3m-frame/SESSION_UPDATE', payload: {} },
    frame('SIGN_OUT_ERROR', { message: 7 }),
  ])('[FRM-1] refuses %j from the frame', (data) => {
    expect(() => parseFrameEvent(data)).toThrow(expect.objectContaining({ code: frameMessageInvalid.code }))
  })

  it('[FRM-10] takes the methods of the two lists, and no others', () => {
    expect(safeFrameMethods).toHaveLength(41)
    expect(approvedFrameMethods).toHaveLength(11)
    const rpc = (method: string, params?: unknown) => parseAppEvent(app('RPC_REQUEST', { method, params }))
    expect(rpc('eth_chainId')).toMatchObject({ payload: { method: 'eth_chainId' } })
    expect(rpc('personal_sign', ['0x61', '0x0'])).toMatchObject({ payload: { params: ['0x61', '0x0'] } })
    expect(rpc('eth_sendUserOperation', [{}])).not.toBeNull()
    expect(
      rpc('solana_signAndSendTransaction', { transaction: 'a', options: { maxRetries: 1 } }),
    ).not.toBeNull()
    const calls = [{ to: '0x00', data: '0x', value: '0x1' }]
    expect(rpc('wallet_sendCalls', [{ chainId: 1, calls }])).not.toBeNull()
    for (const [method, params] of [
      ['eth_sign', ['0x0', '0x61']],
      ['eth_signTypedData', []],
      ['toString', []],
      ['personal_sign', undefined],
      ['eth_sendTransaction', {}],
      ['wallet_getCallsStatus', [1]],
      ['solana_signMessage', { message: 'a' }],
      ['solana_signAllTransactions', { transactions: 'a' }],
      ['solana_signAndSendTransaction', { transaction: 'a', options: { preflightCommitment: 'soon' } }],
      ['wallet_sendCalls', [{ calls: [{ to: 'x' }] }]],
      ['wallet_sendCalls', [{ calls }, { calls }]],
    ] as const)
      expect(() => rpc(method, params), method).toThrow(
        expect.objectContaining({ code: frameMessageInvalid.code }),
      )
  })

  it('[FRM-1] any message is read, left alone or refused with the same error', () => {
    const type = fc.oneof(
      fc.string(),
      fc.constantFrom(...Object.keys(frameMessages)).map((name) => `@w3m-app/${name}`),
      fc.constantFrom(...Object.keys(frameMessages)).map((name) => `@w3m-frame/${name}_SUCCESS`),
    )
    const data = fc.oneof(fc.anything(), fc.record({ id: fc.anything(), type, payload: fc.anything() }))
    fc.assert(
      fc.property(data, (value) => {
        for (const parse of [parseAppEvent, parseFrameEvent])
          try {
            parse(value)
          } catch (error) {
            expect(frameMessageInvalid.is(error)).toBe(true)
          }
      }),
      { numRuns: 500 },
    )
  })

  it('keeps the types of requests and answers', () => {
    expectTypeOf<FrameRequest<'CONNECT_OTP'>>().toEqualTypeOf<{ otp: string }>()
    expectTypeOf<FrameRequest<'SIGN_OUT'>>().toEqualTypeOf<undefined>()
    expectTypeOf<FrameResponse<'IS_CONNECTED'>>().toEqualTypeOf<{ isConnected: boolean }>()
  })
})
