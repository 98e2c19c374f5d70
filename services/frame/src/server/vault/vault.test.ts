import { getAudit, getFrameSession, openSlot, postSlot, putVault } from '@latchkey/protocol'
import { describe, expect, it } from 'vitest'
import {
  createTestWallet,
  type SignedIn,
  sealedBytes,
  signInVisitor,
  startTestSlot,
  walletAddresses,
} from '../../testing/createWallet'
import { setUpFrame } from '../../testing/setUpFrame'
import { startFrameSweeps } from '../database/startFrameSweeps'

const frame = setUpFrame({ FRAME_RECOVERY_DELAY: '1440' })
const minute = 60_000
const open = ({ signer, token }: Pick<SignedIn, 'signer' | 'token'>, slotId: string) =>
  frame().call(openSlot, { params: { slotId }, body: {}, signer, token })
const put = ({ signer, token }: Pick<SignedIn, 'signer' | 'token'>, body: object) =>
  frame().call(putVault, { body: body as never, signer, token })
const account = async ({ signer, token }: Pick<SignedIn, 'signer' | 'token'>) =>
  (await frame().call(getFrameSession, { signer, token })).output

describe('a vault', () => {
  it('is stored with its slots, and read by the account', async () => {
    const { owner, device, body } = await createTestWallet(frame())
    const { vault, slots } = await account(owner)
    expect(vault).toEqual({ version: 1, sealed: body.sealed, addresses: walletAddresses })
    expect(slots.map(({ kind, isThisDevice }) => [kind, isThisDevice])).toEqual([
      ['device', true],
      ['auto', false],
    ])
    expect((await open(owner, device.listed.slotId)).output).toEqual({ secret: device.secret })
  })

  it('is created once, however many pages try at the same time', async () => {
    const owner = await signInVisitor(frame())
    const tries = await Promise.all(
      Array.from({ length: 6 }, async () => {
        const device = await startTestSlot(frame(), owner, 'device')
        const auto = await startTestSlot(frame(), owner, 'auto')
        const slots = [device.listed, auto.listed]
        const body = { version: 1, sealed: sealedBytes(), addresses: walletAddresses, slots }
        return { body, answer: await put(owner, body) }
      }),
    )
    const [won, ...others] = tries.filter(({ answer }) => answer.code === '')
    expect(others).toEqual([])
    expect(tries.filter(({ answer }) => answer.code === 'embedded/vault-exists')).toHaveLength(5)
    const { vault, slots } = await account(owner)
    expect(vault?.sealed).toBe(won?.body.sealed)
    expect(slots.map(({ slotId }) => slotId).sort()).toEqual(
      won?.body.slots.map(({ slotId }) => slotId).sort(),
    )
  })

  it('replaces only the version it names, and drops slots that are not listed', async () => {
    const { owner, device, auto, slots } = await createTestWallet(frame())
    const password = await startTestSlot(frame(), owner, 'password')
    const next = {
      ...{ version: 2, previous: 1, sealed: sealedBytes(), addresses: walletAddresses },
      proofKey: sealedBytes(32),
      slots: [device.listed, password.listed],
    }
    expect((await put(owner, { ...next, version: 3, previous: 2 })).code).toBe('embedded/vault-changed')
    expect((await put(owner, { ...next, previous: undefined, version: 1, slots })).code).toBe(
      'embedded/vault-exists',
    )
    expect((await put(owner, next)).output).toEqual({ version: 2 })
    expect((await put(owner, next)).code).toBe('embedded/vault-changed')
    expect((await open(owner, auto.listed.slotId)).code).toBe('embedded/slot-unknown')
    const halves = await frame().services.database.query('select 1 from frame_halves where slot_id = $1', [
      auto.listed.slotId,
    ])
    expect(halves).toEqual([])
    expect((await account(owner)).slots.map(({ kind }) => kind)).toEqual(['device', 'password'])
  })

  it('stores nothing when one slot is wrong', async () => {
    const { owner, device, auto, body } = await createTestWallet(frame())
    const stranger = await createTestWallet(frame())
    const before = await account(owner)
    const next = { ...body, version: 2, previous: 1, sealed: sealedBytes() }
    for (const slots of [
      [device.listed, { ...auto.listed, slotId: stranger.auto.listed.slotId }],
      [device.listed, { ...auto.listed, kind: 'password' as const }],
      [{ ...device.listed, slotId: crypto.randomUUID() }, auto.listed],
    ])
      expect((await put(owner, { ...next, slots })).code).toBe('embedded/slot-unknown')
    expect(await account(owner)).toEqual(before)
  })

  it('refuses wallets without a way back, doubled slots, skipped versions and other addresses', async () => {
    const { owner, device, auto, body } = await createTestWallet(frame())
    const next = { ...body, version: 2, previous: 1 }
    const other = { ...walletAddresses, eip155: '0xde709f2102306220921060314715629080e2fb77' }
    for (const wrong of [
      { ...next, slots: [device.listed] },
      { ...next, slots: [device.listed, auto.listed, auto.listed] },
      { ...next, version: 5 },
      { ...next, addresses: other },
    ])
      expect((await put(owner, wrong)).code).toBe('http/invalid-request')
  })

  it('[FRM-17] is not changed by someone who signed in but never opened it', async () => {
    const { owner, body } = await createTestWallet(frame())
    // Somebody who reads the owner's mails signs in, but has no way to open the wallet.
    const thief = await signInVisitor(frame(), { email: owner.email })
    const mine = await startTestSlot(frame(), thief, 'device')
    const auto = await startTestSlot(frame(), thief, 'auto')
    const next = {
      ...body,
      version: 2,
      previous: 1,
      sealed: sealedBytes(),
      slots: [mine.listed, auto.listed],
    }
    expect((await put(thief, next)).code).toBe('embedded/login-too-old')
    expect((await account(owner)).vault?.sealed).toBe(body.sealed)
  })

  it('keeps few slots that no vault lists, and no half of the others', async () => {
    const owner = await signInVisitor(frame())
    const { database } = frame().services
    const ids: string[] = []
    for (let count = 0; count < 25; count += 1)
      ids.push((await startTestSlot(frame(), owner, 'auto')).listed.slotId)
    const [row] = await database.query<{ slots: number; halves: number }>(
      `select (select count(*)::int from frame_slots where user_id = $1) as slots,
         (select count(*)::int from frame_halves where slot_id = any($2::uuid[])) as halves`,
      [owner.login.user.id, ids],
    )
    expect(row).toEqual({ slots: 20, halves: 20 })
  })

  it('starts at most 40 slots an hour', async () => {
    const { signer, token } = await signInVisitor(frame())
    const start = () => frame().call(postSlot, { body: { kind: 'auto' }, signer, token })
    for (let count = 0; count < 40; count += 1) expect((await start()).code).toBe('')
    expect((await start()).status).toBe(429)
    frame().clock.advance(61 * minute)
    expect((await start()).status).toBe(200)
  })

  it('forgets the halves of slots that no vault listed within a day', async () => {
    const owner = await signInVisitor(frame())
    const { listed } = await startTestSlot(frame(), owner, 'auto')
    const kept = await createTestWallet(frame())
    const halves = () =>
      frame().services.database.query<{ id: string }>(
        'select slot_id as id from frame_halves where slot_id = any($1::uuid[])',
        [[listed.slotId, kept.auto.listed.slotId]],
      )
    expect(await halves()).toHaveLength(2)
    frame().clock.advance(1_441 * minute)
    const sweep = startFrameSweeps(frame().services)
    await expect.poll(halves, { timeout: 20_000 }).toEqual([{ id: kept.auto.listed.slotId }])
    await sweep.stop()
  })
})

describe('a slot', () => {
  it('[FRM-17] of a device opens only for the session of that device', async () => {
    const { owner, device } = await createTestWallet(frame())
    const other = await signInVisitor(frame(), { email: owner.email })
    expect((await open(other, device.listed.slotId)).code).toBe('embedded/slot-unknown')
    const stranger = await signInVisitor(frame())
    expect((await open(stranger, device.listed.slotId)).code).toBe('embedded/slot-unknown')
    for (const id of ['x', crypto.randomUUID(), "'; drop table frame_slots"])
      expect((await open(owner, id)).code).toBe('embedded/slot-unknown')
  })

  it('of a password never opens by itself', async () => {
    const { owner, device, body } = await createTestWallet(frame())
    const password = await startTestSlot(frame(), owner, 'password')
    await put(owner, { ...body, version: 2, previous: 1, slots: [device.listed, password.listed] })
    const sent = frame().mailbox.mails.length
    expect((await open(owner, password.listed.slotId)).code).toBe('embedded/slot-unknown')
    // Nor does it start a recovery, which the owner would be told of.
    expect(frame().mailbox.mails).toHaveLength(sent)
  })

  it('opens automatically on a new device after the delay, a fresh login and a mail to the owner', async () => {
    const { owner, auto } = await createTestWallet(frame())
    const page = await signInVisitor(frame(), { email: owner.email })
    const { slotId } = auto.listed
    const waiting = await open(page, slotId)
    expect(waiting).toMatchObject({ status: 409, code: 'embedded/recovery-wait' })
    expect(Date.parse(String(waiting.values.at))).toBeGreaterThan(frame().clock.now() + 1_439 * minute)
    const told = frame().mailbox.mails.filter(({ text }) => text.includes('/recovery?t='))
    expect(told.filter(({ to }) => to === owner.email)).toHaveLength(1)
    await open(page, slotId)
    expect(frame().mailbox.mails.filter(({ text }) => text.includes('/recovery?t='))).toHaveLength(
      told.length,
    )
    frame().clock.advance(1_440 * minute + 1)
    expect((await open(page, slotId)).code).toBe('embedded/login-too-old')
    const again = await signInVisitor(frame(), {
      email: owner.email,
      deviceId: page.login.device.id,
      signer: page.signer,
    })
    expect((await open(again, slotId)).output).toEqual({ secret: auto.secret, secret2: auto.secret2 })
    const entries = (await frame().call(getAudit, { signer: again.signer, token: again.token })).output
      .entries
    expect(entries.map(({ kind }) => kind)).toEqual(
      expect.arrayContaining(['recovery-opened', 'recovery-asked', 'wallet-created', 'login']),
    )
  })

  it('stays shut when the owner presses the button in the mail', async () => {
    const { owner, auto } = await createTestWallet(frame())
    const thief = await signInVisitor(frame(), { email: owner.email })
    await open(thief, auto.listed.slotId)
    const link = /\/recovery\?t=[\w-]{43}/.exec(frame().mailbox.last(owner.email).text)?.[0] ?? ''
    const shown = await frame().ask(link)
    expect(await shown.text()).toContain('method="post"')
    expect((await account(thief)).user.id).toBe(owner.login.user.id)
    expect((await frame().ask(link, { method: 'POST' })).status).toBe(200)
    frame().clock.advance(1_440 * minute + 1)
    expect((await open(thief, auto.listed.slotId)).code).toBe('embedded/session-ended')
    expect((await frame().ask(link)).status).toBe(410)
  })
})

describe('an operator who leaves recovery to the owners', () => {
  const strict = setUpFrame({ FRAME_RECOVERY: 'user' })
  it('keeps no slot that it can open', async () => {
    const { signer, token, login } = await signInVisitor(strict())
    expect(login.recovery).toBe('user')
    const asked = await strict().call(postSlot, { body: { kind: 'auto' }, signer, token })
    expect(asked.code).toBe('embedded/action-not-allowed')
  })
})
