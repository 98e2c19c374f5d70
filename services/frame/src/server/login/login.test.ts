import {
  getFrameSession,
  postDeviceApproval,
  postDeviceWait,
  postEmailLogin,
  postOtp,
} from '@latchkey/protocol'
import { describe, expect, it } from 'vitest'
import { createSigner } from '../../testing/createSigner'
import { createVisitor, newEmail } from '../../testing/createVisitor'
import { setUpFrame } from '../../testing/setUpFrame'

const frame = setUpFrame()
const visitor = (email: string) => createVisitor(frame(), { email })
const wrong = (code: string) => (code === '000000' ? '000001' : '000000')
const minute = 60_000

describe('signing in by e-mail', () => {
  it('[FRM-3] sends a new person a code, which signs in once', async () => {
    const email = newEmail()
    const page = await visitor(email)
    const { attempt, action } = await page.start()
    expect(action).toBe('VERIFY_OTP')
    const code = frame().mailbox.codeFor(email)
    expect(frame().mailbox.last(email).subject).toMatch(new RegExp(`^${code}`))
    const { output } = await page.enter(attempt, code)
    expect(output.user).toMatchObject({ email, userName: null })
    expect(output).toMatchObject({ recovery: 'automatic', vault: null, slots: [] })
    expect((await page.enter(attempt, code)).code).toBe('embedded/login-ended')
  })

  it('[FRM-3] reads addresses without regard to case, so one mailbox is one person', async () => {
    const email = newEmail()
    await (await visitor(email)).signIn()
    frame().clock.advance(31_000)
    const upper = await visitor(email.toUpperCase())
    expect((await upper.start()).action).toBe('VERIFY_DEVICE')
  })

  it('[FRM-3] asks a new device of a known person for the link first, then for the code', async () => {
    const email = newEmail()
    const first = await (await visitor(email)).signIn()
    const other = await visitor(email)
    frame().clock.advance(31_000)
    const before = frame().mailbox.mails.length
    const { attempt, action } = await other.start()
    expect(action).toBe('VERIFY_DEVICE')
    expect((await other.enter(attempt, '123456')).code).toBe('embedded/device-unconfirmed')
    const token = frame().mailbox.tokenFor(email)
    const waiting = frame().call(postDeviceWait, { params: { attempt }, body: {}, signer: other.signer })
    expect((await frame().call(postDeviceApproval, { body: { token } })).output).toEqual({ ok: true })
    expect((await waiting).output).toEqual({ state: 'approved' })
    const { output } = await other.enter(attempt, frame().mailbox.codeFor(email))
    expect(output.user.id).toBe(first.user.id)
    expect(output.device.id).not.toBe(first.device.id)
    expect(frame().mailbox.mails.length).toBe(before + 2)
  })

  it('[FRM-3] sends a known device a code at once, but only at the site where it is known', async () => {
    const email = newEmail()
    const page = await visitor(email)
    const { device, user } = await page.signIn()
    frame().clock.advance(31_000)
    const again = await createVisitor(frame(), { email, deviceId: device.id, signer: page.signer })
    const { attempt, action } = await again.start()
    expect(action).toBe('VERIFY_OTP')
    const { output } = await again.enter(attempt, frame().mailbox.codeFor(email))
    expect(output).toMatchObject({ device, user })
    const elsewhere = await createVisitor(frame(), {
      email,
      origin: 'http://shop.localhost:80',
      deviceId: device.id,
      signer: page.signer,
    })
    frame().clock.advance(31_000)
    expect((await elsewhere.start()).action).toBe('VERIFY_DEVICE')
  })

  it('[FRM-3] a device without its key is a new one, whatever id it tells', async () => {
    const email = newEmail()
    const { device } = await (await visitor(email)).signIn()
    frame().clock.advance(31_000)
    const thief = await createVisitor(frame(), { email, deviceId: device.id })
    const { attempt, action } = await thief.start()
    expect(action).toBe('VERIFY_DEVICE')
    await frame().call(postDeviceApproval, { body: { token: frame().mailbox.tokenFor(email) } })
    const { output } = await thief.enter(attempt, frame().mailbox.codeFor(email))
    expect(output.device.id).not.toBe(device.id)
  })

  it('[FRM-4] sends the next code at once to a person who used the last one', async () => {
    const email = newEmail()
    const page = await visitor(email)
    const { device } = await page.signIn()
    const again = await createVisitor(frame(), { email, deviceId: device.id, signer: page.signer })
    expect((await again.start()).action).toBe('VERIFY_OTP')
    await expect(again.start()).rejects.toThrow('embedded/email-wait')
  })

  it('[FRM-3] connects without a mail while the session is valid', async () => {
    const email = newEmail()
    const page = await visitor(email)
    const { token } = await page.signIn()
    const body = {
      email,
      projectId: 'dev',
      origin: 'http://localhost:4100',
      publicKey: page.signer.publicKey,
    }
    const before = frame().mailbox.mails.length
    const asked = await frame().call(postEmailLogin, { body, signer: page.signer, token })
    expect(asked.output.action).toBe('CONNECT')
    expect(frame().mailbox.mails.length).toBe(before)
    const other = await createSigner()
    frame().clock.advance(31_000)
    const stolen = await frame().call(postEmailLogin, {
      body: { ...body, publicKey: other.publicKey },
      signer: other,
      token,
    })
    expect(stolen.output.action).toBe('VERIFY_DEVICE')
  })

  it('[FRM-17] refuses pages that are not of the project', async () => {
    const signer = await createSigner()
    for (const [projectId, origin] of [
      ['dev', 'https://evil.example'],
      ['unknown', 'http://localhost:4100'],
      ['dev', 'null'],
    ] as const) {
      const body = { email: newEmail(), projectId, origin, publicKey: signer.publicKey }
      expect((await frame().call(postEmailLogin, { body, signer })).code).toBe('embedded/origin-refused')
    }
  })
})

describe('codes', () => {
  it('allows five tries, then none, not even the right one', async () => {
    const email = newEmail()
    const page = await visitor(email)
    const { attempt } = await page.start()
    const code = frame().mailbox.codeFor(email)
    for (const left of [4, 3, 2, 1, 0])
      expect(await page.enter(attempt, wrong(code))).toMatchObject({
        code: 'embedded/code-wrong',
        values: { left },
      })
    expect((await page.enter(attempt, code)).code).toBe('embedded/code-ended')
  })

  it('counts parallel tries', async () => {
    const email = newEmail()
    const page = await visitor(email)
    const { attempt } = await page.start()
    const code = frame().mailbox.codeFor(email)
    const answers = await Promise.all(Array.from({ length: 12 }, () => page.enter(attempt, wrong(code))))
    expect(answers.filter((answer) => answer.code === 'embedded/code-wrong')).toHaveLength(5)
    expect(answers.filter((answer) => answer.code === 'embedded/code-ended')).toHaveLength(7)
  })

  it('accepts only the newest code for an address', async () => {
    const email = newEmail()
    const page = await visitor(email)
    const { attempt: older } = await page.start()
    const olderCode = frame().mailbox.codeFor(email)
    frame().clock.advance(31_000)
    const { attempt: newer } = await page.start()
    expect((await page.enter(older, olderCode)).code).toBe('embedded/code-ended')
    expect((await page.enter(newer, frame().mailbox.codeFor(email))).code).toBe('')
  })

  it('expire after 20 minutes', async () => {
    const email = newEmail()
    const page = await visitor(email)
    const { attempt } = await page.start()
    frame().clock.advance(20 * minute + 1)
    expect((await page.enter(attempt, frame().mailbox.codeFor(email))).code).toBe('embedded/code-ended')
  })

  it('[FRM-4] leaves 30 seconds between two mails to an address', async () => {
    const page = await visitor(newEmail())
    await page.start()
    const body = {
      ...{ email: page.email, projectId: 'dev', origin: 'http://localhost:4100' },
      publicKey: page.signer.publicKey,
    }
    const soon = await frame().call(postEmailLogin, { body, signer: page.signer })
    expect(soon).toMatchObject({ status: 429, code: 'embedded/email-wait' })
    expect(soon.values.n).toBeGreaterThan(25)
    frame().clock.advance(30_001)
    expect((await frame().call(postEmailLogin, { body, signer: page.signer })).code).toBe('')
  })

  it('sends at most five mails an hour to an address', async () => {
    const page = await visitor(newEmail())
    for (let sent = 0; sent < 5; sent += 1) {
      await page.start()
      frame().clock.advance(31_000)
    }
    await expect(page.start()).rejects.toThrow('embedded/email-wait')
    frame().clock.advance(60 * minute)
    await page.start()
  })

  it('sends at most 20 mails an hour for one network address', async () => {
    const signer = await createSigner()
    const ask = () =>
      frame().call(postEmailLogin, {
        body: {
          ...{ email: newEmail(), projectId: 'dev', origin: 'http://localhost:4100' },
          publicKey: signer.publicKey,
        },
        signer,
        headers: { 'x-forwarded-for': '203.0.113.9' },
      })
    for (let sent = 0; sent < 20; sent += 1) expect((await ask()).code).toBe('')
    expect((await ask()).code).toBe('embedded/email-wait')
  })

  it('work only after the link once ten were wrong in a day', async () => {
    const email = newEmail()
    const page = await visitor(email)
    for (let round = 0; round < 2; round += 1) {
      const { attempt } = await page.start()
      const code = frame().mailbox.codeFor(email)
      for (let tries = 0; tries < 5; tries += 1) await page.enter(attempt, wrong(code))
      frame().clock.advance(31_000)
    }
    const { attempt, action } = await page.start()
    expect(action).toBe('VERIFY_DEVICE')
    await frame().call(postDeviceApproval, { body: { token: frame().mailbox.tokenFor(email) } })
    const code = frame().mailbox.codeFor(email)
    expect((await page.enter(attempt, wrong(code))).code).toBe('embedded/code-wrong')
    expect((await page.enter(attempt, code)).code).toBe('')
    frame().clock.advance(24 * 60 * minute)
    const someone = await visitor(newEmail())
    expect((await someone.start()).action).toBe('VERIFY_OTP')
  })

  it('let the owner in after nine wrong ones', async () => {
    const email = newEmail()
    const page = await visitor(email)
    const { attempt: first } = await page.start()
    const code = frame().mailbox.codeFor(email)
    for (let tries = 0; tries < 5; tries += 1) await page.enter(first, wrong(code))
    frame().clock.advance(31_000)
    const { attempt: second } = await page.start()
    const newest = frame().mailbox.codeFor(email)
    for (let tries = 0; tries < 4; tries += 1) await page.enter(second, wrong(newest))
    expect((await page.enter(second, newest)).code).toBe('')
  })
})

describe('sessions', () => {
  it('end after 30 days, or 7 days without use', async () => {
    const page = await visitor(newEmail())
    const { token } = await page.signIn()
    const ask = () => frame().call(getFrameSession, { signer: page.signer, token })
    for (let day = 6; day < 30; day += 6) {
      frame().clock.advance(6 * 24 * 60 * minute)
      expect((await ask()).code).toBe('')
    }
    frame().clock.advance(6 * 24 * 60 * minute + 1)
    expect((await ask()).code).toBe('embedded/session-ended')
    const idle = await visitor(newEmail())
    const { token: idleToken } = await idle.signIn()
    frame().clock.advance(7 * 24 * 60 * minute + 1)
    expect((await frame().call(getFrameSession, { signer: idle.signer, token: idleToken })).code).toBe(
      'embedded/session-ended',
    )
  })

  it('refuses a code without a proof, and one of another attempt', async () => {
    const email = newEmail()
    const page = await visitor(email)
    const { attempt } = await page.start()
    const otp = frame().mailbox.codeFor(email)
    expect((await frame().call(postOtp, { params: { attempt }, body: { otp } })).code).toBe(
      'embedded/proof-invalid',
    )
    const thief = await createSigner()
    expect((await frame().call(postOtp, { params: { attempt }, body: { otp }, signer: thief })).code).toBe(
      'embedded/proof-invalid',
    )
    const other = await visitor(newEmail())
    const { attempt: another } = await other.start()
    expect((await other.enter(another, otp)).code).toMatch(/^embedded\/code-wrong$|^$/)
  })
})

describe('a project', () => {
  const small = setUpFrame({ FRAME_MAILS_PER_PROJECT: '3' })
  it('causes no more mails in an hour than the operator allows', async () => {
    for (let sent = 0; sent < 3; sent += 1)
      await (await createVisitor(small(), { email: newEmail() })).start()
    const page = await createVisitor(small(), { email: newEmail() })
    await expect(page.start()).rejects.toThrow('embedded/email-wait')
    small().clock.advance(60 * minute)
    await page.start()
  })
})
