import { passwordNeeded, userRejected, vaultLocked, wayBackNeeded } from '@latchkey/protocol'
import { describe, expect, it } from 'vitest'
import { open } from '../nav/openClose'
import { createScriptedAdapter } from '../testing/createScriptedAdapter'
import { createScriptedFrame, frameOrigin } from '../testing/createScriptedFrame'
import { setUp } from '../testing/setUp'
import { loginBySocial } from './loginBySocial'
import { resumeLogin } from './resumeLogin'
import { submitOtp } from './submitOtp'

const user = { address: '0xA1', chainId: 1, userName: null }

/** A site whose operator can't restore wallets, and a visitor without one, or without what opens it here. */
function openLogin(
  missing: typeof wayBackNeeded | typeof passwordNeeded | typeof vaultLocked = wayBackNeeded,
  message = 'CREATE_WALLET',
) {
  const frame = createScriptedFrame()
  const adapter = createScriptedAdapter()
  const wallet = adapter.addWallet('AUTH', { type: 'AUTH' })
  const site = setUp({ adapter, embedded: frame })
  let hasWallet = false
  let answer: (given: unknown) => void = () => undefined
  wallet.answer = () => {
    if (!hasWallet) throw missing()
  }
  frame.answers.set('CONNECT_OTP', undefined)
  frame.answers.set(message as 'CREATE_WALLET', () => new Promise((resolve) => (answer = resolve)))
  open(site.latchkey)
  return {
    ...site,
    frame,
    embedded: () => site.latchkey.getState().embedded,
    create() {
      hasWallet = true
      answer(user)
    },
    refuse: () => answer(userRejected()),
    /** Lets everything run that doesn't wait for a timer. */
    async settle() {
      for (let turn = 0; turn < 40; turn += 1) await Promise.resolve()
    },
  }
}

describe('a wallet that needs a way back', () => {
  it('[FRM-3] is created in the shown frame after the code, then connected', async () => {
    const { latchkey, frame, embedded, create, settle, look } = openLogin()
    const done = submitOtp(latchkey, '123456')
    await settle()
    expect(frame.isShown).toBe(true)
    expect(embedded()).toMatchObject({ step: 'creating', error: null, isFrameShown: true })
    // Money could be sent to an address that is shown, so there is none before the wallet is stored.
    expect(look()).toMatchObject({ status: 'disconnected', address: null })
    expect(latchkey.getState().connect.rows).toEqual([])
    expect(embedded()?.user).toBeNull()
    create()
    await done
    expect(frame.isShown).toBe(false)
    expect(embedded()).toMatchObject({ step: 'connected', error: null })
    expect(look()).toMatchObject({ status: 'connected', address: '0xA1' })
  })

  it('says what is missing when the visitor leaves, and goes on without another code', async () => {
    const { latchkey, frame, embedded, create, refuse, settle, look } = openLogin()
    const left = submitOtp(latchkey, '123456')
    await settle()
    frame.leave?.()
    await left
    expect(frame.aborted).toContain('CREATE_WALLET')
    expect(embedded()?.error?.code).toBe(wayBackNeeded.code)
    expect(look().status).toBe('disconnected')

    const closed = resumeLogin(latchkey)
    await settle()
    refuse()
    await closed
    expect(embedded()?.error?.code).toBe(wayBackNeeded.code)

    const done = resumeLogin(latchkey)
    await settle()
    expect(frame.isShown).toBe(true)
    create()
    await done
    expect(look().status).toBe('connected')
    expect(frame.asked.filter(({ name }) => name === 'CONNECT_OTP')).toHaveLength(1)
  })

  it('[FRM-6] is created after a social login, too', async () => {
    const { latchkey, frame, create, settle, look } = openLogin()
    frame.answers
      .set('GET_SOCIAL_REDIRECT_URI', { uri: 'https://provider.example/login' })
      .set('CONNECT_SOCIAL', wayBackNeeded())
    const done = loginBySocial(latchkey, 'github')
    await settle()
    frame.popup?.post({ origin: frameOrigin, data: { resultUri: `${frameOrigin}/social/done?code=1` } })
    await settle()
    expect(frame.isShown).toBe(true)
    create()
    await done
    expect(look().status).toBe('connected')
    expect(frame.asked.filter(({ name }) => name === 'CREATE_WALLET')).toHaveLength(1)
  })
})

describe.each([
  ['its password', passwordNeeded],
  ['its passkey', vaultLocked],
] as const)('a wallet that needs %s', (_, missing) => {
  it('[FRM-3] is opened in the shown frame after the code, then connected', async () => {
    const { latchkey, frame, embedded, create, settle, look } = openLogin(missing, 'OPEN_WALLET')
    const left = submitOtp(latchkey, '123456')
    await settle()
    expect(frame.isShown).toBe(true)
    expect(frame.asked.map(({ name }) => name)).not.toContain('CREATE_WALLET')
    frame.leave?.()
    await left
    expect(embedded()?.error?.code).toBe(missing.code)
    expect(look()).toMatchObject({ status: 'disconnected', address: null })

    const done = resumeLogin(latchkey)
    await settle()
    create()
    await done
    expect(look()).toMatchObject({ status: 'connected', address: '0xA1' })
    expect(frame.asked.filter(({ name }) => name === 'CONNECT_OTP')).toHaveLength(1)
  })
})
