import {
  getFrameSession,
  openSlot,
  postEmailChange,
  postEmailPrimary,
  postEmailSecondary,
  postExport,
  postHandover,
  postRecoveryFile,
  redeemHandover,
} from '@latchkey/protocol'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { createSigner } from '../../testing/createSigner'
import { newEmail } from '../../testing/createVisitor'
import { createTestWallet, type SignedIn, signInVisitor } from '../../testing/createWallet'
import { setUpFrame } from '../../testing/setUpFrame'
import { mailFailed } from './errors'

const frame = setUpFrame({ FRAME_DATABASE_CONNECTIONS: '2' })
type Session = Pick<SignedIn, 'signer' | 'token'>
type Answer = { readonly code: string; readonly status: number }

const by = ({ signer, token }: Session) => ({ signer, token })
const last = (to: string) => frame().mailbox.codeFor(to)

async function openWindow(owner: Session): Promise<Session> {
  const { code } = (await frame().call(postHandover, { body: {}, ...by(owner) })).output
  const signer = await createSigner()
  const body = { code, publicKey: signer.publicKey }
  return { signer, token: (await frame().call(redeemHandover, { body, signer })).output.token }
}

/** Everything that tells somebody by mail, up to the call that does. */
const calls: Record<string, () => Promise<() => Promise<Answer>>> = {
  async 'the first code of a change'() {
    const { owner } = await createTestWallet(frame())
    return () => frame().call(postEmailChange, { ...by(owner), body: { email: newEmail() } })
  },
  async 'the second code of a change'() {
    const { owner } = await createTestWallet(frame())
    await frame().call(postEmailChange, { ...by(owner), body: { email: newEmail() } })
    const body = { otp: last(owner.email) }
    return () => frame().call(postEmailPrimary, { ...by(owner), body })
  },
  async 'the notice about a changed address'() {
    const { owner } = await createTestWallet(frame())
    const email = newEmail()
    await frame().call(postEmailChange, { ...by(owner), body: { email } })
    await frame().call(postEmailPrimary, { ...by(owner), body: { otp: last(owner.email) } })
    const body = { otp: last(email) }
    return () => frame().call(postEmailSecondary, { ...by(owner), body })
  },
  async 'the notice about a recovery'() {
    const { owner, auto } = await createTestWallet(frame())
    const page = await signInVisitor(frame(), { email: owner.email })
    const params = { slotId: auto.listed.slotId }
    return () => frame().call(openSlot, { params, body: {}, ...by(page) })
  },
  async 'the notice about shown words'() {
    const { owner, device } = await createTestWallet(frame())
    const own = await openWindow(owner)
    const body = { slotId: device.listed.slotId }
    return () => frame().call(postExport, { body, ...own })
  },
  async 'the notice about a saved file'() {
    const { owner } = await createTestWallet(frame())
    return () => frame().call(postRecoveryFile, { body: {}, ...by(owner) })
  },
}

afterEach(() => void vi.restoreAllMocks())

describe.each(Object.entries(calls))('%s', (_name, prepare) => {
  it('[FRM-17] holds no connection to the database while the mail server is slow', async () => {
    const ready: (() => Promise<Answer>)[] = []
    while (ready.length < 3) ready.push(await prepare())
    const someone = await signInVisitor(frame())
    let release: () => void = () => undefined
    const released = new Promise<void>((resolve) => {
      release = resolve
    })
    const send = vi.spyOn(frame().mailbox, 'send').mockImplementation(() => released)
    const answers = ready.map((call) => call())
    // There are two connections: the third mail waits for none of them.
    await expect
      .poll(() => send.mock.calls.length, { timeout: 15_000 })
      .toBe(3)
      .finally(release)
    expect((await frame().call(getFrameSession, by(someone))).code).toBe('')
    await Promise.all(answers)
  })

  it('[FRM-17] fails if the mail server does not take it, and the visitor is told', async () => {
    const call = await prepare()
    vi.spyOn(frame().mailbox, 'send').mockRejectedValue(mailFailed())
    expect(await call()).toMatchObject({ status: 503, code: 'frame/mail-failed' })
  })
})

describe('without a mail', () => {
  const refuse = () => vi.spyOn(frame().mailbox, 'send').mockRejectedValue(mailFailed())

  it('[FRM-5] no address is changed, and no link undoes what never was', async () => {
    const { owner } = await createTestWallet(frame())
    const email = newEmail()
    await frame().call(postEmailChange, { ...by(owner), body: { email } })
    await frame().call(postEmailPrimary, { ...by(owner), body: { otp: last(owner.email) } })
    const body = { otp: last(email) }
    refuse()
    await frame().call(postEmailSecondary, { ...by(owner), body })
    expect((await frame().call(getFrameSession, by(owner))).output.user.email).toBe(owner.email)
    const undos = await frame().services.database.query(
      'select 1 from frame_email_undos where user_id = $1',
      [owner.login.user.id],
    )
    expect(undos).toEqual([])
  })

  it('[FRM-17] no wait for a recovery starts; the next request tells the owner', async () => {
    const { owner, auto } = await createTestWallet(frame())
    const page = await signInVisitor(frame(), { email: owner.email })
    const ask = () =>
      frame().call(openSlot, { params: { slotId: auto.listed.slotId }, body: {}, ...by(page) })
    const failing = refuse()
    expect((await ask()).code).toBe('frame/mail-failed')
    const waits = () =>
      frame().services.database.query('select 1 from frame_half_requests where device_id = $1', [
        page.login.device.id,
      ])
    expect(await waits()).toEqual([])
    failing.mockRestore()
    const before = frame().mailbox.mails.length
    expect((await ask()).code).toBe('embedded/recovery-wait')
    expect(frame().mailbox.mails.length).toBe(before + 1)
    expect(await waits()).toHaveLength(1)
  })

  it('[FRM-17] no wait for a recovery starts while another request still tells the owner', async () => {
    const { owner, auto } = await createTestWallet(frame())
    const page = await signInVisitor(frame(), { email: owner.email })
    const ask = () =>
      frame().call(openSlot, { params: { slotId: auto.listed.slotId }, body: {}, ...by(page) })
    let release: () => void = () => undefined
    const released = new Promise<void>((resolve) => {
      release = resolve
    })
    const send = vi.spyOn(frame().mailbox, 'send').mockImplementation(() => released)
    const first = ask()
    await expect.poll(() => send.mock.calls.length).toBe(1)
    expect((await ask()).status).toBe(429)
    release()
    expect((await first).code).toBe('embedded/recovery-wait')
    expect((await ask()).code).toBe('embedded/recovery-wait')
    expect(send).toHaveBeenCalledTimes(1)
  })

  it('[FRM-4] a login that could not start may be tried again at once', async () => {
    const { email } = await signInVisitor(frame())
    const failing = refuse()
    for (let count = 0; count < 3; count += 1)
      await expect(signInVisitor(frame(), { email })).rejects.toThrow('frame/mail-failed')
    failing.mockRestore()
    await signInVisitor(frame(), { email })
  })
})
