import { deleteDevice, openSlot, putVault, recoveryWait } from '@latchkey/protocol'
import { describe, expect, it } from 'vitest'
import { createTestWallet, type SignedIn, signInVisitor, startTestSlot } from '../../testing/createWallet'
import { setUpFrame } from '../../testing/setUpFrame'
import { takeOut } from '../../testing/takeOut'
import { holdExport, requireNoHold } from './holdExport'

const delay = 1_440 * 60_000
const frame = setUpFrame({ FRAME_RECOVERY_DELAY: '1440' })
type Wallet = Awaited<ReturnType<typeof createTestWallet>>

const by = ({ signer, token }: Pick<SignedIn, 'signer' | 'token'>) => ({ signer, token })
const signInAgain = ({ email, login, signer }: SignedIn) =>
  signInVisitor(frame(), { email, deviceId: login.device.id, signer })

/** Waits for the automatic slot on a new device, opens it, and gives the device a slot of its own. */
async function recover({ owner, auto, slots, body }: Wallet) {
  const params = { slotId: auto.listed.slotId }
  const first = await signInVisitor(frame(), { email: owner.email })
  expect((await frame().call(openSlot, { params, body: {}, ...by(first) })).code).toBe(
    'embedded/recovery-wait',
  )
  frame().clock.advance(delay + 1)
  const page = await signInAgain(first)
  expect((await frame().call(openSlot, { params, body: {}, ...by(page) })).code).toBe('')
  const { listed } = await startTestSlot(frame(), page, 'device')
  const next = { ...body, version: 2, previous: 1, slots: [...slots, listed] }
  expect((await frame().call(putVault, { body: next, ...by(page) })).code).toBe('')
  return { page, slotId: listed.slotId }
}

const free = ['', '', '', '']
const held = Array(4).fill('embedded/recovery-wait')

describe('a wallet that was opened automatically on a new device', () => {
  it('[FRM-17] gives that device neither words nor a file until the delay is over once more', async () => {
    const { page, slotId } = await recover(await createTestWallet(frame()))
    expect(await takeOut(frame(), page, slotId)).toEqual(held)
    frame().clock.advance(delay - 60_000)
    expect(await takeOut(frame(), await signInAgain(page), slotId)).toEqual(held)
    frame().clock.advance(60_000)
    expect(await takeOut(frame(), await signInAgain(page), slotId)).toEqual(free)
  })

  it('gives them to the devices that the owner had before', async () => {
    const wallet = await createTestWallet(frame())
    await recover(wallet)
    expect(await takeOut(frame(), await signInAgain(wallet.owner), wallet.device.listed.slotId)).toEqual(free)
  })

  it('[FRM-17] gives them to no device that was added since, even if the first one is gone', async () => {
    const wallet = await createTestWallet(frame())
    const { page } = await recover(wallet)
    const other = await signInVisitor(frame(), { email: wallet.owner.email })
    const { listed } = await startTestSlot(frame(), other, 'device')
    const { slots, body } = wallet
    const next = { ...body, version: 3, previous: 2, slots: [...slots, listed] }
    const { database } = frame().services
    // It got the vault's key by another way, such as a passkey of the first one.
    await database.query('update frame_sessions set opened_at = now() where user_id = $1', [
      wallet.owner.login.user.id,
    ])
    expect((await frame().call(putVault, { body: next, ...by(other) })).code).toBe('')
    await frame().call(deleteDevice, { params: { id: page.login.device.id }, ...by(other) })
    expect(await takeOut(frame(), other, listed.slotId)).toEqual(held)
  })

  it('[FRM-17] still holds it when a newer device opens it as well, and no longer after the delay', async () => {
    const { services, clock } = frame()
    const older = await signInVisitor(frame())
    clock.advance(60_000)
    const newer = await signInVisitor(frame(), { email: older.email })
    const idsOf = ({ login }: SignedIn) => ({ userId: login.user.id, deviceId: login.device.id })
    await holdExport(services, services.database, idsOf(older))
    await holdExport(services, services.database, idsOf(newer))
    for (const page of [older, newer])
      await expect(requireNoHold(services, idsOf(page))).rejects.toSatisfy(recoveryWait.is)
    clock.advance(delay + 1)
    await holdExport(services, services.database, idsOf(newer))
    await requireNoHold(services, idsOf(older))
  })

  it('holds nothing on the device that created the wallet', async () => {
    const { owner, device } = await createTestWallet(frame())
    expect(await takeOut(frame(), owner, device.listed.slotId)).toEqual(free)
  })
})
