import { openSlot, postSlot, putVault } from '@latchkey/protocol'
import { describe, expect, it } from 'vitest'
import { createTestWallet, type SignedIn, signInVisitor, startTestSlot } from '../../testing/createWallet'
import { setUpFrame } from '../../testing/setUpFrame'
import { releaseSecret } from './releaseSecret'
import { slotContext } from './startSlot'

const frame = setUpFrame()
const by = ({ signer, token }: Pick<SignedIn, 'signer' | 'token'>) => ({ signer, token })
const open = (page: SignedIn, slotId: string) =>
  frame().call(openSlot, { params: { slotId }, body: {}, ...by(page) })

describe('a slot', () => {
  it('[FRM-17] is listed only by the device that started it', async () => {
    const { owner, auto, body } = await createTestWallet(frame())
    const other = await signInVisitor(frame(), { email: owner.email })
    const pending = await startTestSlot(frame(), other, 'device')
    const next = { ...body, version: 2, previous: 1, slots: [pending.listed, auto.listed] }
    expect((await frame().call(putVault, { body: next, ...by(owner) })).code).toBe('embedded/slot-unknown')
  })

  it('[FRM-17] of somebody else, or that no vault lists, starts no recovery and sends no mail', async () => {
    const { owner, auto } = await createTestWallet(frame())
    const stranger = await signInVisitor(frame())
    const pending = await startTestSlot(frame(), owner, 'auto')
    const before = frame().mailbox.mails.length
    expect((await open(stranger, auto.listed.slotId)).code).toBe('embedded/slot-unknown')
    expect((await open(owner, pending.listed.slotId)).code).toBe('embedded/slot-unknown')
    expect(frame().mailbox.mails.length).toBe(before)
  })

  it('[FRM-17] gives its half to nobody but its owner, whoever asks for it inside the server', async () => {
    const { owner, device } = await createTestWallet(frame())
    const stranger = await signInVisitor(frame())
    const { slotId } = device.listed
    const { services } = frame()
    const release = ({ login }: SignedIn) =>
      releaseSecret(services, services.database, {
        slotId,
        userId: login.user.id,
        deviceId: login.device.id,
      })
    await expect(release(stranger)).rejects.toMatchObject({ code: 'embedded/slot-unknown' })
    expect((await release(owner)).toString('base64url')).toBe(device.secret)
  })

  it('[FRM-17] of a password keeps its key on the server', async () => {
    const owner = await signInVisitor(frame())
    const { output } = await frame().call(postSlot, { body: { kind: 'password' }, ...by(owner) })
    const { database, wrapper } = frame().services
    const [row] = await database.query<{ bytes: Buffer; keyId: string }>(
      'select secret as bytes, key_id as "keyId" from frame_slots where id = $1',
      [output.slotId],
    )
    if (!row) throw new TypeError('No slot')
    const secret = await wrapper.unwrap(row, slotContext(output.slotId))
    expect(secret.toString('base64url')).not.toBe(output.secret)
  })

  it('[FRM-17] never gets another second half, which would shut it for good', async () => {
    const { owner, auto } = await createTestWallet(frame())
    const { halves, database } = frame().services
    const half = () =>
      database.query('select secret from frame_halves where slot_id = $1', [auto.listed.slotId])
    const before = await half()
    await expect(halves.create(auto.listed.slotId)).rejects.toMatchObject({ code: 'embedded/slot-unknown' })
    expect(await half()).toEqual(before)
    expect(owner.login.vault).toBeNull()
  })
})

describe('a vault', () => {
  it('[FRM-17] is not changed by a session that ends while it waits for its turn', async () => {
    const { owner, body } = await createTestWallet(frame())
    const { database } = frame().services
    const user = owner.login.user.id
    const isWaiting = async () => {
      const [row] = await database.query<{ count: number }>(
        `select count(*)::int as count from pg_stat_activity
         where wait_event_type = 'Lock' and query like '%frame_users%' and datname = current_database()`,
      )
      return row?.count
    }
    const answer = await database.transaction(async (sql) => {
      await sql.query('select 1 from frame_users where id = $1 for update', [user])
      const next = { ...body, version: 2, previous: 1 }
      const putting = frame().call(putVault, { body: next, ...by(owner) })
      await expect.poll(isWaiting, { timeout: 20_000 }).toBe(1)
      await sql.query('delete from frame_sessions where user_id = $1', [user])
      return { putting }
    })
    expect((await answer.putting).code).toBe('embedded/session-ended')
  })
})
