import { postEmailLogin } from '@latchkey/protocol'
import { describe, expect, it } from 'vitest'
import { createSigner } from '../../testing/createSigner'
import { createVisitor, newEmail } from '../../testing/createVisitor'
import { signInVisitor } from '../../testing/createWallet'
import { setUpFrame, type TestFrame } from '../../testing/setUpFrame'

const minute = 60_000

/** Asks for mails to an address as a page that nobody knows. Returns how many were sent. */
async function bother(frame: TestFrame, email: string, from?: string): Promise<number> {
  const signer = await createSigner()
  const body = {
    ...{ email, projectId: 'dev', origin: 'http://localhost:4100' },
    publicKey: signer.publicKey,
  }
  let sent = 0
  for (let count = 0; count < 6; count += 1) {
    const headers = from === undefined ? {} : { 'x-forwarded-for': from }
    if ((await frame.call(postEmailLogin, { body, signer, headers })).code === '') sent += 1
    frame.clock.advance(31_000)
  }
  return sent
}

/** The same from several network addresses. */
async function botherFromMany(frame: TestFrame, email: string): Promise<number> {
  return (await bother(frame, email, '203.0.113.8')) + (await bother(frame, email, '203.0.113.9'))
}

describe('the mails to an address', () => {
  const frame = setUpFrame()

  it('[FRM-4] [FRM-17] leave one for known devices, however many strangers ask', async () => {
    const { email, login, signer } = await signInVisitor(frame())
    frame().clock.advance(60 * minute)
    expect(await botherFromMany(frame(), email)).toBe(4)
    const page = await createVisitor(frame(), { email, deviceId: login.device.id, signer })
    const { attempt, action } = await page.start()
    expect(action).toBe('VERIFY_OTP')
    expect((await page.enter(attempt, frame().mailbox.codeFor(email))).code).toBe('')
    // The code was used, so its mail doesn't count. With the others that makes five.
    await page.start()
    frame().clock.advance(31_000)
    await expect(page.start()).rejects.toThrow('embedded/email-wait')
  })

  it('[FRM-17] a device id without its key has no part in them', async () => {
    const { email, login } = await signInVisitor(frame())
    frame().clock.advance(60 * minute)
    await botherFromMany(frame(), email)
    const thief = await createVisitor(frame(), { email, deviceId: login.device.id })
    await expect(thief.start()).rejects.toThrow('embedded/email-wait')
  })

  it('[FRM-4] [FRM-17] leave one for a new device, however often one network address asks', async () => {
    const { email } = await signInVisitor(frame())
    frame().clock.advance(60 * minute)
    expect(await bother(frame(), email, '203.0.113.1')).toBe(3)
    await signInVisitor(frame(), { email })
    // The mail of the login doesn't count, so the owner may try on another device as well.
    await signInVisitor(frame(), { email })
  })

  it('[FRM-4] are five in an hour for an address without a wallet', async () => {
    expect(await bother(frame(), newEmail())).toBe(5)
  })
})

describe('the mails of a project', () => {
  const frame = setUpFrame({ FRAME_MAILS_PER_PROJECT: '10' })

  it('[FRM-17] leave a fifth for known devices', async () => {
    const { email, login, signer } = await signInVisitor(frame())
    frame().clock.advance(60 * minute)
    const ask = async () => (await createVisitor(frame(), { email: newEmail() })).start()
    for (let sent = 0; sent < 8; sent += 1) await ask()
    await expect(ask()).rejects.toThrow('embedded/email-wait')
    const page = await createVisitor(frame(), { email, deviceId: login.device.id, signer })
    expect((await page.start()).action).toBe('VERIFY_OTP')
  })
})
