import { getDevices, getFrameSession, openSlot } from '@latchkey/protocol'
import { describe, expect, it } from 'vitest'
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
})
