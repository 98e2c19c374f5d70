import { getDevices, postEmailLogin } from '@latchkey/protocol'
import { describe, expect, it } from 'vitest'
import { createVisitor, newEmail } from '../../testing/createVisitor'
import { signInVisitor } from '../../testing/createWallet'
import { setUpFrame } from '../../testing/setUpFrame'

const frame = setUpFrame()
const here = 'http://localhost:4100'
const elsewhere = 'http://shop.localhost:80'
const wrong = (code: string) => (code === '000000' ? '000001' : '000000')

describe('a device', () => {
  it('[FRM-17] is of one site: with the same key, another site gets another one', async () => {
    const { email, signer, login } = await signInVisitor(frame())
    const deviceId = login.device.id
    const other = await signInVisitor(frame(), { email, signer, deviceId, origin: elsewhere })
    expect(other.login.user.id).toBe(login.user.id)
    expect(other.login.device.id).not.toBe(deviceId)
    const { devices } = (await frame().call(getDevices, { signer, token: other.token })).output
    expect(devices.map(({ origin }) => origin).sort()).toEqual([here, elsewhere].sort())
  })

  it('[FRM-17] is of one person: with the same key, another person gets another one', async () => {
    const { signer, login, token } = await signInVisitor(frame())
    const other = await signInVisitor(frame(), { signer, deviceId: login.device.id })
    expect(other.login.user.id).not.toBe(login.user.id)
    expect(other.login.device.id).not.toBe(login.device.id)
    expect((await frame().call(getDevices, { signer, token })).code).toBe('')
  })
})

describe('a session', () => {
  it('[FRM-17] connects its own site without a mail, and no other site or person', async () => {
    const { email, signer, token } = await signInVisitor(frame())
    const start = async (change: { readonly email?: string; readonly origin?: string }) => {
      frame().clock.advance(31_000)
      const body = { email, projectId: 'dev', origin: here, publicKey: signer.publicKey, ...change }
      return (await frame().call(postEmailLogin, { body, signer, token })).output.action
    }
    expect(await start({ origin: elsewhere })).toBe('VERIFY_DEVICE')
    expect(await start({ email: newEmail() })).toBe('VERIFY_OTP')
    expect(await start({})).toBe('CONNECT')
  })
})

describe('wrong codes', () => {
  it('[FRM-17] end the code that is being tried once there were ten in a day', async () => {
    const email = newEmail()
    const page = await createVisitor(frame(), { email })
    const enter = async (attempt: string, count: number) => {
      const code = frame().mailbox.codeFor(email)
      for (let tries = 0; tries < count; tries += 1)
        expect((await page.enter(attempt, wrong(code))).code).toBe('embedded/code-wrong')
    }
    for (const tries of [4, 4]) {
      await enter((await page.start()).attempt, tries)
      frame().clock.advance(31_000)
    }
    const { attempt, action } = await page.start()
    expect(action).toBe('VERIFY_OTP')
    await enter(attempt, 2)
    // The code has three tries left, but the address has none.
    expect((await page.enter(attempt, frame().mailbox.codeFor(email))).code).toBe('embedded/code-ended')
  })
})
