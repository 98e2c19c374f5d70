import {
  openSlot,
  postExport,
  postExportOptions,
  postHandover,
  postRecoveryFile,
  postRecoveryFileOptions,
  redeemHandover,
} from '@latchkey/protocol'
import { describe, expect, it } from 'vitest'
import { createPasskeyWallet } from '../../testing/createPasskeyWallet'
import { createSigner } from '../../testing/createSigner'
import { createTestWallet, type SignedIn, sealedBytes } from '../../testing/createWallet'
import { setUpFrame } from '../../testing/setUpFrame'

const frame = setUpFrame()
type Session = Pick<SignedIn, 'signer' | 'token'>

async function openWindow({ signer, token }: Session): Promise<Session> {
  const { code } = (await frame().call(postHandover, { body: {}, signer, token })).output
  const own = await createSigner()
  const body = { code, publicKey: own.publicKey }
  return { signer: own, token: (await frame().call(redeemHandover, { body, signer: own })).output.token }
}

const mailsTo = (email: string, about = 'secret words') =>
  frame().mailbox.mails.filter(({ to, subject }) => to === email && subject.includes(about))

const auditOf = async (userId: string, kind = 'exported') =>
  (
    await frame().services.database.query<{ count: number }>(
      'select coalesce(sum(count), 0)::int as count from frame_audit where user_id = $1 and kind = $2',
      [userId, kind],
    )
  )[0]?.count

describe('the window with the recovery words', () => {
  it('gets half of the key of its device after a fresh login, and the owner is told', async () => {
    const { owner, device } = await createTestWallet(frame())
    const own = await openWindow(owner)
    expect((await frame().call(postExportOptions, { body: {}, ...own })).output).toEqual({ options: null })
    const body = { slotId: device.listed.slotId }
    const { output } = await frame().call(postExport, { body, ...own })
    expect(output.secret).toBe(device.secret)
    expect(mailsTo(owner.email)).toHaveLength(1)
    expect(await auditOf(owner.login.user.id)).toBe(1)
  })

  it('[FRM-17] is the only one that gets it, and gets it no other way', async () => {
    const { owner, device, auto } = await createTestWallet(frame())
    const body = { slotId: device.listed.slotId }
    const refused = 'embedded/action-not-allowed'
    const page = { signer: owner.signer, token: owner.token }
    expect((await frame().call(postExport, { body, ...page })).code).toBe(refused)
    expect((await frame().call(postExportOptions, { body: {}, ...page })).code).toBe(refused)
    const own = await openWindow(owner)
    for (const { slotId } of [device.listed, auto.listed])
      expect((await frame().call(openSlot, { params: { slotId }, body: {}, ...own })).code).toBe(refused)
    expect(await auditOf(owner.login.user.id)).toBe(0)
    expect(mailsTo(owner.email)).toHaveLength(0)
  })

  it('[FRM-17] gets no slot of another kind, device or person', async () => {
    const { owner, auto } = await createTestWallet(frame())
    const stranger = await createTestWallet(frame())
    const own = await openWindow(owner)
    for (const { slotId } of [auto.listed, stranger.device.listed])
      expect((await frame().call(postExport, { body: { slotId }, ...own })).code).toBe(
        'embedded/slot-unknown',
      )
    expect(await auditOf(owner.login.user.id)).toBe(0)
  })

  it('gets nothing when the login is older than ten minutes', async () => {
    const { owner, device } = await createTestWallet(frame())
    const body = { slotId: device.listed.slotId }
    frame().clock.advance(10 * 60_000 - 1_000)
    const own = await openWindow(owner)
    frame().clock.advance(1_001)
    for (const result of [
      await frame().call(postExportOptions, { body: {}, ...own }),
      await frame().call(postExport, { body, ...own }),
    ])
      expect(result.code).toBe('embedded/login-too-old')
    expect(mailsTo(owner.email)).toHaveLength(0)
  })

  it('gets it five times in an hour', async () => {
    const { owner, device } = await createTestWallet(frame())
    const own = await openWindow(owner)
    const body = { slotId: device.listed.slotId }
    for (let count = 0; count < 5; count += 1)
      expect((await frame().call(postExport, { body, ...own })).code).toBe('')
    expect((await frame().call(postExport, { body, ...own })).status).toBe(429)
    expect(mailsTo(owner.email)).toHaveLength(5)
  })
})

describe('a recovery file', () => {
  it('is noted, and the owner is told, five times in an hour', async () => {
    const { owner } = await createTestWallet(frame())
    const save = () => frame().call(postRecoveryFile, { body: {}, signer: owner.signer, token: owner.token })
    for (let count = 0; count < 5; count += 1) expect((await save()).code).toBe('')
    expect((await save()).status).toBe(429)
    expect(await auditOf(owner.login.user.id, 'file-saved')).toBe(5)
    expect(mailsTo(owner.email, 'recovery file')).toHaveLength(5)
  })

  it('[FRM-17] needs a login of the last ten minutes', async () => {
    const { owner } = await createTestWallet(frame())
    const session = { signer: owner.signer, token: owner.token }
    const ask = () => frame().call(postRecoveryFileOptions, { body: {}, ...session })
    expect((await ask()).output).toEqual({ options: null })
    frame().clock.advance(10 * 60_000 + 1_000)
    for (const result of [await ask(), await frame().call(postRecoveryFile, { body: {}, ...session })])
      expect(result.code).toBe('embedded/login-too-old')
    expect(await auditOf(owner.login.user.id, 'file-saved')).toBe(0)
    expect(mailsTo(owner.email, 'recovery file')).toHaveLength(0)
  })
})

describe('the window of a wallet with a passkey', () => {
  async function openPasskeyWallet() {
    const wallet = await createPasskeyWallet(frame())
    return { ...wallet, own: await openWindow(wallet.owner), target: wallet.device.listed.slotId }
  }
  const challengeFor = async (own: Session) => {
    const { options } = (await frame().call(postExportOptions, { body: {}, ...own })).output
    return { challenge: options?.challenge ?? '', options }
  }

  it('needs the passkey, however old the login is', async () => {
    const { owner, device, passkey, own, target: slotId } = await openPasskeyWallet()
    expect((await frame().call(postExport, { body: { slotId }, ...own })).code).toBe(
      'embedded/passkey-refused',
    )
    frame().clock.advance(30 * 60_000)
    const { challenge, options } = await challengeFor(own)
    expect(options).toMatchObject({ allowCredentials: [{ id: passkey.id }], userVerification: 'required' })
    const response = passkey.get({ challenge, crossOrigin: false })
    const { output } = await frame().call(postExport, { body: { slotId, response }, ...own })
    expect(output.secret).toBe(device.secret)
    expect(mailsTo(owner.email)).toHaveLength(1)
    // A challenge is for one answer.
    const again = await frame().call(postExport, { body: { slotId, response }, ...own })
    expect(again.code).toBe('embedded/passkey-refused')
  })

  it('[FRM-17] needs the passkey for a recovery file as well', async () => {
    const { owner, passkey } = await openPasskeyWallet()
    const session = { signer: owner.signer, token: owner.token }
    const save = (body: { response?: ReturnType<typeof passkey.get> }) =>
      frame().call(postRecoveryFile, { body, ...session })
    expect((await save({})).code).toBe('embedded/passkey-refused')
    frame().clock.advance(30 * 60_000)
    const { options } = (await frame().call(postRecoveryFileOptions, { body: {}, ...session })).output
    const response = passkey.get({ challenge: options?.challenge ?? '' })
    expect((await save({ response })).code).toBe('')
    expect((await save({ response })).code).toBe('embedded/passkey-refused')
    expect(await auditOf(owner.login.user.id, 'file-saved')).toBe(1)
  })

  it('[FRM-17] refuses the passkey of another person, an old challenge and a touch without a check', async () => {
    const { own, passkey, target: slotId } = await openPasskeyWallet()
    const other = await openPasskeyWallet()
    const refuse = async (get: (challenge: string) => ReturnType<typeof passkey.get>) => {
      const { challenge } = await challengeFor(own)
      const body = { slotId, response: get(challenge) }
      expect((await frame().call(postExport, { body, ...own })).code).toBe('embedded/passkey-refused')
    }
    await refuse((challenge) => other.passkey.get({ challenge, crossOrigin: false }))
    await refuse((challenge) => passkey.get({ challenge, crossOrigin: false, isVerified: false }))
    await refuse((challenge) => passkey.get({ challenge, topOrigin: 'https://evil.example' }))
    await refuse(() => passkey.get({ challenge: sealedBytes(32), crossOrigin: false }))
    const { challenge } = await challengeFor(own)
    frame().clock.advance(5 * 60_000 + 1)
    const body = { slotId, response: passkey.get({ challenge, crossOrigin: false }) }
    expect((await frame().call(postExport, { body, ...own })).code).toBe('embedded/passkey-refused')
  })
})
