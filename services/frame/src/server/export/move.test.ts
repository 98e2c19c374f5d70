import {
  deleteVault,
  getAudit,
  getFrameSession,
  openSlot,
  postExportOptions,
  postHandover,
  postMove,
  postPasskey,
  postPasskeyOptions,
  putVault,
  redeemHandover,
} from '@latchkey/protocol'
import { describe, expect, it } from 'vitest'
import { createAuthenticator } from '../../testing/createAuthenticator'
import { createSigner } from '../../testing/createSigner'
import {
  createTestWallet,
  type SignedIn,
  sealedBytes,
  signInVisitor,
  startTestSlot,
} from '../../testing/createWallet'
import { setUpFrame } from '../../testing/setUpFrame'

const frame = setUpFrame()
type Session = Pick<SignedIn, 'signer' | 'token'>
const place = 'https://wallet.other.example'

async function openWindow({ signer, token }: Session): Promise<Session> {
  const { code } = (await frame().call(postHandover, { body: {}, signer, token })).output
  const own = await createSigner()
  const body = { code, publicKey: own.publicKey }
  return { signer: own, token: (await frame().call(redeemHandover, { body, signer: own })).output.token }
}

const subjectsTo = (email: string) =>
  frame()
    .mailbox.mails.filter(({ to }) => to === email)
    .map(({ subject }) => subject)

const audit = async ({ signer, token }: Session) =>
  (await frame().call(getAudit, { signer, token })).output.entries

/** A wallet whose owner has a passkey. */
async function createPasskeyWallet() {
  const wallet = await createTestWallet(frame())
  const { owner, slots, body } = wallet
  const session = { signer: owner.signer, token: owner.token }
  const passkey = createAuthenticator()
  const { options } = (await frame().call(postPasskeyOptions, { body: {}, ...session })).output
  const response = passkey.create({ challenge: options.challenge })
  const { slotId } = (await frame().call(postPasskey, { body: { response }, ...session })).output
  const listed = [...slots, { slotId, kind: 'passkey' as const, sealed: sealedBytes() }]
  await frame().call(putVault, { body: { ...body, version: 2, previous: 1, slots: listed }, ...session })
  const touch = async (own: Session) => {
    const { options } = (await frame().call(postExportOptions, { body: {}, ...own })).output
    return passkey.get({ challenge: options?.challenge ?? '', crossOrigin: false })
  }
  return { ...wallet, touch }
}

describe('moving a wallet to another provider', () => {
  it('gives half of the key after a fresh login, and the owner reads where the wallet went', async () => {
    const { owner, device } = await createTestWallet(frame())
    const own = await openWindow(owner)
    const body = { slotId: device.listed.slotId, to: place }
    expect((await frame().call(postMove, { body, ...own })).output.secret).toBe(device.secret)
    expect(subjectsTo(owner.email)).toContain(`Your wallet was moved to ${place}`)
    expect((await audit(owner))[0]).toMatchObject({ kind: 'moved-out', origin: place })
  })

  it('[FRM-17] gives nothing without a fresh login, to a page inside a site, or for another slot', async () => {
    const { owner, device, auto } = await createTestWallet(frame())
    const body = { slotId: device.listed.slotId, to: place }
    expect((await frame().call(postMove, { body, signer: owner.signer, token: owner.token })).code).toBe(
      'embedded/action-not-allowed',
    )
    const own = await openWindow(owner)
    const other = { ...body, slotId: auto.listed.slotId }
    expect((await frame().call(postMove, { body: other, ...own })).code).toBe('embedded/slot-unknown')
    frame().clock.advance(10 * 60_000 + 1)
    expect((await frame().call(postMove, { body, ...own })).code).toBe('embedded/login-too-old')
    expect(subjectsTo(owner.email).filter((subject) => subject.includes('moved'))).toEqual([])
  })

  it('[FRM-17] needs the passkey of a wallet that has one', async () => {
    const { owner, device, touch } = await createPasskeyWallet()
    const own = await openWindow(owner)
    const body = { slotId: device.listed.slotId, to: place }
    expect((await frame().call(postMove, { body, ...own })).code).toBe('embedded/passkey-refused')
    const response = await touch(own)
    expect((await frame().call(postMove, { body: { ...body, response }, ...own })).code).toBe('')
  })

  it.each(['evil', 'javascript:alert(1)', 'https://a.example/path', 'https://a.example:443', 'null'])(
    'refuses %s as the other provider',
    async (to) => {
      const { owner, device } = await createTestWallet(frame())
      const own = await openWindow(owner)
      const body = { slotId: device.listed.slotId, to }
      expect((await frame().call(postMove, { body, ...own })).code).toBe('http/invalid-request')
    },
  )

  it('notes at the new provider where a wallet came from, and never replaces one', async () => {
    const owner = await signInVisitor(frame())
    const slots = [
      (await startTestSlot(frame(), owner, 'device')).listed,
      (await startTestSlot(frame(), owner, 'auto')).listed,
    ]
    const { body: first } = await createTestWallet(frame())
    const body = { ...first, slots, from: place }
    const own = await openWindow(owner)
    expect((await frame().call(putVault, { body, ...own })).code).toBe('')
    expect((await audit(owner))[0]).toMatchObject({ kind: 'moved-in', origin: place })
    const again = { ...body, sealed: sealedBytes() }
    expect((await frame().call(putVault, { body: again, ...own })).code).toBe('embedded/vault-exists')
    const { vault } = (await frame().call(getFrameSession, own)).output
    expect(vault?.sealed).toBe(body.sealed)
  })
})

describe('deleting a wallet', () => {
  it('removes the vault and every slot, and the owner is told', async () => {
    const { owner, device, auto } = await createTestWallet(frame())
    const own = await openWindow(owner)
    const pending = await startTestSlot(frame(), owner, 'device')
    expect((await frame().call(deleteVault, { body: {}, ...own })).code).toBe('')
    const { vault, slots } = (await frame().call(getFrameSession, own)).output
    expect([vault, slots]).toEqual([null, []])
    const open = { params: { slotId: device.listed.slotId }, body: {} }
    const page = { signer: owner.signer, token: owner.token }
    expect((await frame().call(openSlot, { ...open, ...page })).code).toBe('embedded/slot-unknown')
    const halves = await frame().services.database.query('select 1 from frame_halves where slot_id = $1', [
      auto.listed.slotId,
    ])
    expect(halves).toEqual([])
    expect(subjectsTo(owner.email)).toContain('Your wallet was deleted here')
    expect((await audit(owner))[0]).toMatchObject({ kind: 'wallet-deleted' })
    // What the next wallet was about to use still works.
    const next = await startTestSlot(frame(), owner, 'auto')
    const { body } = await createTestWallet(frame())
    const stored = { ...body, slots: [pending.listed, next.listed] }
    expect((await frame().call(putVault, { body: stored, ...own })).code).toBe('')
  })

  it('[FRM-17] is refused inside a site, after an old login, and to someone who never opened the wallet', async () => {
    const { owner } = await createTestWallet(frame())
    const page = { signer: owner.signer, token: owner.token }
    expect((await frame().call(deleteVault, { body: {}, ...page })).code).toBe('embedded/action-not-allowed')
    const thief = await openWindow(await signInVisitor(frame(), { email: owner.email }))
    expect((await frame().call(deleteVault, { body: {}, ...thief })).code).toBe('embedded/login-too-old')
    const own = await openWindow(owner)
    frame().clock.advance(10 * 60_000 + 1)
    expect((await frame().call(deleteVault, { body: {}, ...own })).code).toBe('embedded/login-too-old')
    expect((await frame().call(getFrameSession, page)).output.vault).not.toBe(null)
  })

  it('[FRM-17] lets no device that opened the old wallet change the next one', async () => {
    const { owner, device, body } = await createTestWallet(frame())
    const own = await openWindow(owner)
    const page = { signer: owner.signer, token: owner.token }
    const params = { slotId: device.listed.slotId }
    expect((await frame().call(openSlot, { params, body: {}, ...page })).code).toBe('')
    await frame().call(deleteVault, { body: {}, ...own })
    const other = await signInVisitor(frame(), { email: owner.email })
    const slots = [(await startTestSlot(frame(), other, 'auto')).listed]
    const next = { ...body, sealed: sealedBytes(), slots }
    const stored = { body: next, signer: other.signer, token: other.token }
    expect((await frame().call(putVault, stored)).code).toBe('')
    const change = { ...next, version: 2, previous: 1 }
    for (const session of [page, own])
      expect((await frame().call(putVault, { body: change, ...session })).code).toBe('embedded/login-too-old')
    expect((await frame().call(deleteVault, { body: {}, ...own })).code).toBe('embedded/login-too-old')
  })

  it('[FRM-17] needs the passkey of a wallet that has one', async () => {
    const { owner, touch } = await createPasskeyWallet()
    const own = await openWindow(owner)
    expect((await frame().call(deleteVault, { body: {}, ...own })).code).toBe('embedded/passkey-refused')
    const response = await touch(own)
    expect((await frame().call(deleteVault, { body: { response }, ...own })).code).toBe('')
  })
})
