import { generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto'
import {
  getAudit,
  postEmailChange,
  postHandover,
  postPassword,
  postVaultProof,
  putVault,
  redeemHandover,
  vaultProofText,
} from '@latchkey/protocol'
import { ristretto255_oprf } from '@noble/curves/ed25519.js'
import { describe, expect, it } from 'vitest'
import { createSigner } from '../../testing/createSigner'
import { newEmail } from '../../testing/createVisitor'
import {
  type SignedIn,
  sealedBytes,
  signInVisitor,
  startTestSlot,
  walletAddresses,
} from '../../testing/createWallet'
import { setUpFrame } from '../../testing/setUpFrame'

const frame = setUpFrame({ FRAME_RECOVERY: 'user' })
const by = ({ signer, token }: SignedIn) => ({ signer, token })

/** A key that only whoever opened the vault has. */
function newProof() {
  const { publicKey, privateKey } = generateKeyPairSync('ed25519')
  return { proofKey: publicKey.export({ format: 'jwk' }).x ?? '', privateKey }
}

/** Somebody with a wallet that this device and a password open. */
async function createWallet() {
  const owner = await signInVisitor(frame())
  const [device, password] = [
    await startTestSlot(frame(), owner, 'device'),
    await startTestSlot(frame(), owner, 'password'),
  ]
  const slots = [device.listed, password.listed]
  const { proofKey, privateKey } = newProof()
  const body = { version: 1, sealed: sealedBytes(), addresses: walletAddresses, slots }
  const refused = await frame().call(putVault, { body, ...by(owner) })
  const stored = await frame().call(putVault, { body: { ...body, proofKey }, ...by(owner) })
  expect(stored.code).toBe('')
  const next = { ...body, version: 2, previous: 1, proofKey }
  return { owner, privateKey, slotId: password.listed.slotId, next, refused }
}

/** A new device of the same person, or of somebody who reads their mails. */
const visitAgain = (owner: SignedIn) => signInVisitor(frame(), { email: owner.email })

function prove(page: SignedIn, key: KeyObject, signer: SignedIn['signer'] = page.signer) {
  const text = vaultProofText({ user: page.login.user.id, publicKey: signer.publicKey })
  const signature = sign(null, Buffer.from(text), key).toString('base64url')
  return frame().call(postVaultProof, { body: { signature }, ...by(page) })
}

const change = (page: SignedIn, body: Awaited<ReturnType<typeof createWallet>>['next']) =>
  frame().call(putVault, { body, ...by(page) })

function guess(page: SignedIn, slotId: string) {
  const blinded = Buffer.from(ristretto255_oprf.oprf.blind(randomBytes(32)).blinded).toString('base64url')
  return frame().call(postPassword, { params: { slotId }, body: { blinded }, ...by(page) })
}

describe('a wallet that a password opens', () => {
  it('is not stored without the key that shows who opened it', async () => {
    const { refused } = await createWallet()
    expect(refused.code).toBe('http/invalid-request')
  })

  it('[FRM-17] is not changed by a login, however many passwords it tries', async () => {
    const { owner, slotId, next } = await createWallet()
    const thief = await visitAgain(owner)
    for (let count = 0; count < 3; count += 1) expect((await guess(thief, slotId)).code).toBe('')
    expect((await change(thief, next)).code).toBe('embedded/login-too-old')
    const email = newEmail()
    const asked = await frame().call(postEmailChange, { body: { email }, ...by(thief) })
    expect(asked.code).toBe('embedded/login-too-old')
  })

  it('[FRM-17] takes a proof of its own key for this session, and no other', async () => {
    const { owner, privateKey, next } = await createWallet()
    const page = await visitAgain(owner)
    expect((await prove(page, newProof().privateKey)).code).toBe('embedded/proof-invalid')
    // What the owner once signed for another session.
    expect((await prove(page, privateKey, owner.signer)).code).toBe('embedded/proof-invalid')
    const stranger = await createWallet()
    expect((await prove(page, stranger.privateKey)).code).toBe('embedded/proof-invalid')
    expect((await change(page, next)).code).toBe('embedded/login-too-old')
    expect((await prove(page, privateKey)).output).toEqual({ ok: true })
    expect((await change(page, next)).code).toBe('')
    const { entries } = (await frame().call(getAudit, by(page))).output
    expect(entries.filter(({ kind }) => kind === 'password-opened')).toHaveLength(1)
  })

  it('[FRM-17] takes no proof of a window, which opens nothing by itself', async () => {
    const { owner, privateKey } = await createWallet()
    const page = await visitAgain(owner)
    const { code } = (await frame().call(postHandover, { body: {}, ...by(page) })).output
    const signer = await createSigner()
    const body = { code, publicKey: signer.publicKey }
    const { token } = (await frame().call(redeemHandover, { body, signer })).output
    const shown = await prove({ ...page, signer, token }, privateKey)
    expect(shown.code).toBe('embedded/action-not-allowed')
  })

  it('[FRM-17] takes no proof for another person with the same key, as in a wallet that moved', async () => {
    const { owner, next, privateKey } = await createWallet()
    const other = await createWallet()
    expect((await change(other.owner, { ...other.next, proofKey: next.proofKey })).code).toBe('')
    const page = await visitAgain(other.owner)
    const user = owner.login.user.id
    const text = vaultProofText({ user, publicKey: page.signer.publicKey })
    const signature = sign(null, Buffer.from(text), privateKey).toString('base64url')
    const shown = await frame().call(postVaultProof, { body: { signature }, ...by(page) })
    expect(shown.code).toBe('embedded/proof-invalid')
  })

  it('[FRM-17] takes no proof of a key that it had before', async () => {
    const { owner, privateKey, next } = await createWallet()
    const renewed = newProof()
    expect((await change(owner, { ...next, proofKey: renewed.proofKey })).code).toBe('')
    const page = await visitAgain(owner)
    expect((await prove(page, privateKey)).code).toBe('embedded/proof-invalid')
    expect((await prove(page, renewed.privateKey)).code).toBe('')
  })

  it('counts no try for a password that was right', async () => {
    const { owner, privateKey, slotId } = await createWallet()
    const page = await visitAgain(owner)
    expect((await guess(page, slotId)).output.left).toBe(9)
    expect((await guess(page, slotId)).output.left).toBe(8)
    await prove(page, privateKey)
    // Showing it again gives nothing more.
    await prove(page, privateKey)
    expect((await guess(page, slotId)).output.left).toBe(8)
  })

  it('has no proof where it has no key for one', async () => {
    const owner = await signInVisitor(frame())
    expect((await prove(owner, newProof().privateKey)).code).toBe('embedded/proof-invalid')
  })
})
