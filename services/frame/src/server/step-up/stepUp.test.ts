import {
  getFrameSession,
  postRecoveryFile,
  postRecoveryFileOptions,
  postStepUp,
  postStepUpLimit,
  postStepUpOptions,
} from '@latchkey/protocol'
import { describe, expect, it } from 'vitest'
import { createPasskeyWallet } from '../../testing/createPasskeyWallet'
import { createTestWallet, type SignedIn } from '../../testing/createWallet'
import { setUpFrame } from '../../testing/setUpFrame'

const frame = setUpFrame()
type Session = Pick<SignedIn, 'signer' | 'token'>

const challengeFor = async (session: Session) => {
  const { options } = (await frame().call(postStepUpOptions, { body: {}, ...session })).output
  return options?.challenge ?? ''
}
const limitOf = async (session: Session) =>
  (await frame().call(getFrameSession, { ...session })).output.stepUpAbove

describe('the limit above which a passkey is asked for', () => {
  it('[FRM-17] changes only with a touch of the visitor’s own passkey, also to be turned off', async () => {
    const { session, passkey } = await createPasskeyWallet(frame())
    const other = await createPasskeyWallet(frame())
    expect(await limitOf(session)).toBeNull()
    const set = (stepUpAbove: number | null, response: ReturnType<typeof passkey.get>) =>
      frame().call(postStepUpLimit, { body: { stepUpAbove, response }, ...session })
    expect((await set(100, passkey.get({ challenge: await challengeFor(session) }))).code).toBe('')
    expect(await limitOf(session)).toBe(100)
    expect(await limitOf(other.session)).toBeNull()

    const wrong = [
      other.passkey.get({ challenge: await challengeFor(session) }),
      passkey.get({ challenge: 'AAAA' }),
    ]
    for (const response of wrong) expect((await set(null, response)).code).toBe('embedded/passkey-refused')
    const unverified = passkey.get({ challenge: await challengeFor(session), isVerified: false })
    expect((await set(null, unverified)).code).toBe('embedded/passkey-refused')
    expect(await limitOf(session)).toBe(100)
    const right = passkey.get({ challenge: await challengeFor(session) })
    expect((await set(null, right)).code).toBe('')
    // A challenge is for one answer.
    expect((await set(5, right)).code).toBe('embedded/passkey-refused')
    expect(await limitOf(session)).toBeNull()
  })

  it.each([-1, 0.5, 1e10, '5'])('is no %s', async (stepUpAbove) => {
    const { session, passkey } = await createPasskeyWallet(frame())
    const response = passkey.get({ challenge: await challengeFor(session) })
    const body = { stepUpAbove, response } as never
    expect((await frame().call(postStepUpLimit, { body, ...session })).code).toBe('http/invalid-request')
  })

  it('needs a passkey', async () => {
    const { owner } = await createTestWallet(frame())
    const session = { signer: owner.signer, token: owner.token }
    const { output } = await frame().call(postStepUpOptions, { body: {}, ...session })
    expect(output).toEqual({ options: null })
  })
})

describe('a touch before something is signed', () => {
  it('[FRM-17] is checked, however old the login is', async () => {
    const { session, passkey } = await createPasskeyWallet(frame())
    frame().clock.advance(30 * 60_000)
    const response = passkey.get({ challenge: await challengeFor(session) })
    const touch = () => frame().call(postStepUp, { body: { response }, ...session })
    expect((await touch()).code).toBe('')
    expect((await touch()).code).toBe('embedded/passkey-refused')
  })

  it('[FRM-17] takes no keys out, and a touch for keys signs nothing', async () => {
    const { session, passkey } = await createPasskeyWallet(frame())
    const forStepUp = passkey.get({ challenge: await challengeFor(session) })
    const taken = await frame().call(postRecoveryFile, { body: { response: forStepUp }, ...session })
    expect(taken.code).toBe('embedded/passkey-refused')
    const { options } = (await frame().call(postRecoveryFileOptions, { body: {}, ...session })).output
    const forFile = passkey.get({ challenge: options?.challenge ?? '' })
    const touched = await frame().call(postStepUp, { body: { response: forFile }, ...session })
    expect(touched.code).toBe('embedded/passkey-refused')
  })
})
