import {
  getDevices,
  getFrameSession,
  openSlot,
  postEmailChange,
  postEmailPrimary,
  postEmailSecondary,
} from '@latchkey/protocol'
import { describe, expect, it } from 'vitest'
import { newEmail } from '../../testing/createVisitor'
import { createTestWallet, type SignedIn, signInVisitor } from '../../testing/createWallet'
import { setUpFrame } from '../../testing/setUpFrame'

const frame = setUpFrame({ FRAME_RECOVERY_DELAY: '1440' })
const minute = 60_000
type Who = Pick<SignedIn, 'signer' | 'token'>
const open = ({ signer, token }: Who, slotId: string) =>
  frame().call(openSlot, { params: { slotId }, body: {}, signer, token })
const notices = () => frame().mailbox.mails.filter(({ text }) => text.includes('/recovery?t='))

describe('somebody who reads the mails of an owner', () => {
  it('[FRM-17] never borrows a device that has opened the wallet: no half without a wait and a mail', async () => {
    const { owner, auto, device } = await createTestWallet(frame())
    const { slotId } = auto.listed
    const page = await signInVisitor(frame(), { email: owner.email })
    await open(page, slotId)
    frame().clock.advance(1_440 * minute + 1)
    const known = { email: owner.email, deviceId: page.login.device.id, signer: page.signer }
    const again = await signInVisitor(frame(), known)
    expect((await open(again, slotId)).code).toBe('')
    const before = notices().length
    const thief = await signInVisitor(frame(), { email: owner.email })
    const listed = (await frame().call(getDevices, thief)).output.devices
    for (const { id } of listed.filter(({ isThisDevice }) => !isThisDevice)) {
      const borrowed = await signInVisitor(frame(), { email: owner.email, deviceId: id })
      expect(borrowed.login.device.id).not.toBe(id)
      expect((await open(borrowed, slotId)).code).toBe('embedded/recovery-wait')
      expect((await open(borrowed, device.listed.slotId)).code).toBe('embedded/slot-unknown')
    }
    expect(notices().length).toBe(before + 2)
    expect((await frame().call(getFrameSession, again)).code).toBe('')
  })

  it('[FRM-17] one wait is for one opening: the next one waits, and the owner is told again', async () => {
    const { owner, auto } = await createTestWallet(frame())
    const { slotId } = auto.listed
    const page = await signInVisitor(frame(), { email: owner.email })
    await open(page, slotId)
    const before = notices().length
    frame().clock.advance(1_440 * minute + 1)
    const known = { email: owner.email, deviceId: page.login.device.id, signer: page.signer }
    const again = await signInVisitor(frame(), known)
    expect((await open(again, slotId)).code).toBe('')
    expect(notices().length).toBe(before)
    expect((await open(again, slotId)).code).toBe('embedded/recovery-wait')
    expect(notices().length).toBe(before + 1)
  })

  it('[FRM-5] [FRM-17] changes no address, not even with both codes', async () => {
    const { owner } = await createTestWallet(frame())
    const thief = await signInVisitor(frame(), { email: owner.email })
    const before = frame().mailbox.mails.length
    expect((await changeAddress(thief, owner.email, newEmail())).code).toBe('embedded/login-too-old')
    // The first step is refused, so the thief can't send the owner codes either.
    expect(frame().mailbox.mails.length).toBe(before)
    expect((await frame().call(getFrameSession, owner)).output.user.email).toBe(owner.email)
    // The last step checks again.
    const email = newEmail()
    frame().clock.advance(31_000)
    await frame().call(postEmailChange, { ...by(owner), body: { email } })
    const otp = frame().mailbox.codeFor(owner.email)
    await frame().call(postEmailPrimary, { ...by(owner), body: { otp } })
    const { database } = frame().services
    await database.query('update frame_sessions set opened_at = null where user_id = $1', [
      owner.login.user.id,
    ])
    const last = { ...by(owner), body: { otp: frame().mailbox.codeFor(email) } }
    expect((await frame().call(postEmailSecondary, last)).code).toBe('embedded/login-too-old')
  })

  it('[FRM-17] opens nothing without a notice to the address that the wallet had before', async () => {
    const { owner, auto } = await createTestWallet(frame())
    const email = newEmail()
    expect((await changeAddress(owner, owner.email, email)).output).toEqual({ newEmail: email })
    const page = await signInVisitor(frame(), { email })
    await open(page, auto.listed.slotId)
    const [first, second] = notices().slice(-2)
    expect([first?.to, second?.to].sort()).toEqual([owner.email, email].sort())
    expect(first?.text.match(/t=[\w-]{43}/)).toEqual(second?.text.match(/t=[\w-]{43}/))
  })
})

const by = ({ signer, token }: Who) => ({ signer, token })

async function changeAddress(page: Who, from: string, to: string) {
  frame().clock.advance(31_000)
  const asked = await frame().call(postEmailChange, { ...by(page), body: { email: to } })
  if (asked.code) return { ...asked, output: undefined }
  await frame().call(postEmailPrimary, { ...by(page), body: { otp: frame().mailbox.codeFor(from) } })
  return frame().call(postEmailSecondary, { ...by(page), body: { otp: frame().mailbox.codeFor(to) } })
}
