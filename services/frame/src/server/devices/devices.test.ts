import {
  deleteDevice,
  deleteFrameSession,
  getAudit,
  getDevices,
  getFrameSession,
  openSlot,
} from '@latchkey/protocol'
import { describe, expect, it } from 'vitest'
import { createTestWallet, type SignedIn, signInVisitor } from '../../testing/createWallet'
import { setUpFrame } from '../../testing/setUpFrame'

const frame = setUpFrame({ FRAME_RECOVERY_DELAY: '0' })

const openWallet = async ({ signer, token }: Pick<SignedIn, 'signer' | 'token'>, slotId: string) =>
  expect((await frame().call(openSlot, { params: { slotId }, body: {}, signer, token })).code).toBe('')

describe('the devices of a person', () => {
  it('are listed, and ended from another device with their slots', async () => {
    const { owner, device, auto } = await createTestWallet(frame())
    const other = await signInVisitor(frame(), { email: owner.email, origin: 'http://shop.localhost:4100' })
    await openWallet(other, auto.listed.slotId)
    const { output } = await frame().call(getDevices, { signer: other.signer, token: other.token })
    expect(output.devices.map(({ origin, isThisDevice }) => [origin, isThisDevice]).sort()).toEqual([
      ['http://localhost:4100', false],
      ['http://shop.localhost:4100', true],
    ])
    const id = owner.login.device.id
    const ended = { params: { id }, signer: other.signer, token: other.token }
    expect((await frame().call(deleteDevice, ended)).output).toEqual({ ok: true })
    const open = {
      params: { slotId: device.listed.slotId },
      body: {},
      signer: owner.signer,
      token: owner.token,
    }
    expect((await frame().call(openSlot, open)).code).toBe('embedded/session-ended')
    const account = await frame().call(getFrameSession, { signer: other.signer, token: other.token })
    expect(account.output.slots.map(({ kind }) => kind)).toEqual(['auto'])
    const audit = await frame().call(getAudit, { signer: other.signer, token: other.token })
    expect(audit.output.entries[0]).toMatchObject({
      kind: 'device-ended',
      origin: 'http://shop.localhost:4100',
    })
  })

  it('[FRM-17] lose only their sessions to somebody who never opened the wallet', async () => {
    const { owner, device } = await createTestWallet(frame())
    const thief = await signInVisitor(frame(), { email: owner.email })
    const { id } = owner.login.device
    await frame().call(deleteDevice, { params: { id }, signer: thief.signer, token: thief.token })
    expect((await frame().call(getFrameSession, owner)).code).toBe('embedded/session-ended')
    const known = { email: owner.email, deviceId: id, signer: owner.signer }
    await openWallet(await signInVisitor(frame(), known), device.listed.slotId)
  })

  it('are not ended by others', async () => {
    const owner = await signInVisitor(frame())
    const stranger = await signInVisitor(frame())
    const ended = { params: { id: owner.login.device.id }, signer: stranger.signer, token: stranger.token }
    await frame().call(deleteDevice, ended)
    const session = await frame().call(getFrameSession, { signer: owner.signer, token: owner.token })
    expect(session.code).toBe('')
  })

  it('keep their slot when the visitor signs out, and get a code at once next time', async () => {
    const { owner, device } = await createTestWallet(frame())
    expect((await frame().call(deleteFrameSession, { signer: owner.signer, token: owner.token })).code).toBe(
      '',
    )
    const gone = await frame().call(getFrameSession, { signer: owner.signer, token: owner.token })
    expect(gone.code).toBe('embedded/session-ended')
    const back = await signInVisitor(frame(), {
      email: owner.email,
      deviceId: owner.login.device.id,
      signer: owner.signer,
    })
    const open = {
      params: { slotId: device.listed.slotId },
      body: {},
      signer: back.signer,
      token: back.token,
    }
    expect((await frame().call(openSlot, open)).output).toEqual({ secret: device.secret })
  })
})
