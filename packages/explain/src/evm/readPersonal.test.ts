import { describe, expect, it } from 'vitest'
import { explainEvm } from './explainEvm'

const account = '0x1111111111111111111111111111111111111111'
const toHex = (text: string) => `0x${Buffer.from(text).toString('hex')}`
const ask = (params: unknown, method = 'personal_sign') =>
  explainEvm({ method, params }, { chainId: 1, account })

describe('personal_sign', () => {
  it.each([
    ['in hexadecimal', [toHex('Sign in\nNonce: 1'), account]],
    ['as text', ['Sign in\nNonce: 1', account]],
    ['after the address', [account, toHex('Sign in\nNonce: 1')]],
  ])('shows the text %s', async (_, params) => {
    const { lines, warnings, seen, intent } = await ask(params)
    expect(lines).toEqual([{ kind: 'message', text: 'Sign in\nNonce: 1' }])
    expect([warnings, seen, intent.code]).toEqual([[], { decoded: true }, 'sign'])
  })

  it('makes invisible characters visible', async () => {
    const { lines } = await ask([toHex('pay \u202e001\u200b'), account])
    expect(lines).toEqual([{ kind: 'message', text: 'pay ⟨U+202E⟩001⟨U+200B⟩' }])
  })

  it.each([
    ['bytes that aren’t text', [`0x${'ff'.repeat(32)}`, account]],
    ['nothing', []],
    ['an empty text', ['', account]],
    ['numbers', [1, 2]],
    ['no list', { message: 'x' }],
  ])('is blind for %s', async (_, params) => {
    const { lines, warnings } = await ask(params)
    expect([lines, warnings]).toEqual([[], [{ code: 'blind' }]])
  })

  it('is blind for eth_sign, which signs any bytes', async () => {
    expect((await ask([account, toHex('Hello')], 'eth_sign')).warnings).toEqual([{ code: 'blind' }])
  })
})
