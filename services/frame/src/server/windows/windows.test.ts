import {
  getApproval,
  getFrameSession,
  postApproval,
  postHandover,
  putApproval,
  putVault,
  redeemHandover,
} from '@latchkey/protocol'
import { describe, expect, it } from 'vitest'
import { createSigner } from '../../testing/createSigner'
import { createTestWallet, type SignedIn, sealedBytes, signInVisitor } from '../../testing/createWallet'
import { setUpFrame } from '../../testing/setUpFrame'

const frame = setUpFrame()
type Session = Pick<SignedIn, 'signer' | 'token'>

async function openWindow({ signer, token }: Session) {
  const { code } = (await frame().call(postHandover, { body: {}, signer, token })).output
  const own = await createSigner()
  const redeem = (key = own) =>
    frame().call(redeemHandover, { body: { code, publicKey: key.publicKey }, signer: key })
  return { code, redeem, signer: own }
}

describe('a window of the frame', () => {
  it('gets a session of the device with its own key, once', async () => {
    const { owner, body } = await createTestWallet(frame())
    const { redeem, signer } = await openWindow(owner)
    const { output } = await redeem()
    expect(output).toMatchObject({ user: owner.login.user, device: owner.login.device })
    expect(output.expiresAt).toBeLessThan(frame().clock.now() + 61 * 60_000)
    expect((await redeem()).code).toBe('embedded/login-ended')
    const session = { signer, token: output.token }
    expect((await frame().call(getFrameSession, session)).code).toBe('')
    // The page's session goes on.
    expect((await frame().call(getFrameSession, owner)).code).toBe('')
    const next = { ...body, version: 2, previous: 1, sealed: sealedBytes() }
    expect((await frame().call(putVault, { body: next, ...session })).code).toBe('')
    expect((await frame().call(postHandover, { body: {}, ...session })).code).toBe(
      'embedded/action-not-allowed',
    )
  })

  it('comes too late after two minutes, and gets one session of several tries', async () => {
    const owner = await signInVisitor(frame())
    const late = await openWindow(owner)
    frame().clock.advance(2 * 60_000 + 1)
    expect((await late.redeem()).code).toBe('embedded/login-ended')
    // A newer code takes the place of one that nobody used.
    const left = await openWindow(owner)
    const { redeem } = await openWindow(owner)
    expect((await left.redeem()).code).toBe('embedded/login-ended')
    const tries = await Promise.all(Array.from({ length: 5 }, async () => redeem(await createSigner())))
    expect(tries.filter(({ code }) => code === '')).toHaveLength(1)
  })

  it('[FRM-12] shows a request and tells the page what the visitor decided', async () => {
    const owner = await signInVisitor(frame())
    const { redeem, signer } = await openWindow(owner)
    const session = { signer, token: (await redeem()).output.token }
    const sealed = sealedBytes(2_000)
    const { id } = (await frame().call(postApproval, { body: { sealed }, ...owner })).output
    const waiting = frame().call(getApproval, { params: { id }, ...owner })
    const shown = await frame().call(getApproval, { params: { id }, ...session })
    expect(shown.output).toEqual({ state: 'waiting', sealed })
    // Only the window decides.
    const decide = (by: Session, state: 'approved' | 'rejected') =>
      frame().call(putApproval, { params: { id }, body: { state }, ...by })
    expect((await decide(owner, 'approved')).code).toBe('embedded/action-not-allowed')
    expect((await decide(session, 'approved')).code).toBe('')
    expect((await waiting).output).toEqual({ state: 'approved', sealed })
    expect((await decide(session, 'approved')).code).toBe('')
    expect((await decide(session, 'rejected')).code).toBe('embedded/login-ended')
  })

  it('[FRM-17] sees no request of another person or device', async () => {
    const owner = await signInVisitor(frame())
    const { id } = (await frame().call(postApproval, { body: { sealed: sealedBytes() }, ...owner })).output
    for (const other of [
      await signInVisitor(frame()),
      await signInVisitor(frame(), { email: owner.email }),
    ]) {
      const { redeem, signer } = await openWindow(other)
      const session = { signer, token: (await redeem()).output.token }
      expect((await frame().call(getApproval, { params: { id }, ...session })).code).toBe(
        'embedded/login-ended',
      )
      const decided = { params: { id }, body: { state: 'approved' as const }, ...session }
      expect((await frame().call(putApproval, decided)).code).toBe('embedded/login-ended')
    }
    frame().clock.advance(10 * 60_000 + 1)
    const ended = await frame().call(getApproval, { params: { id }, ...owner })
    expect(ended.output.state).toBe('ended')
  })
})
