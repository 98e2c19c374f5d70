import {
  codeWrong,
  connectedSocial,
  email as emailItem,
  emailLoginUsed,
  emailWait,
  frameAborted,
  lastEmailLoginTime,
  recentWallets,
} from '@latchkey/protocol'
import { describe, expect, it } from 'vitest'
import { currentEntry } from '../nav/currentEntry'
import { goBack } from '../nav/navigate'
import { open } from '../nav/openClose'
import { createScriptedAdapter } from '../testing/createScriptedAdapter'
import { createScriptedFrame, frameOrigin } from '../testing/createScriptedFrame'
import { setUp } from '../testing/setUp'
import { awaitDevice } from './awaitDevice'
import { cancelSocial } from './cancelSocial'
import { changeEmail } from './changeEmail'
import { loadWaysBack } from './loadWaysBack'
import { loginByEmail } from './loginByEmail'
import { loginByPasskey } from './loginByPasskey'
import { loginBySocial } from './loginBySocial'
import { openWalletSettings } from './openWalletSettings'
import { resendOtp } from './resendOtp'
import { submitOtp } from './submitOtp'
import { submitPrimaryOtp } from './submitPrimaryOtp'
import { submitSecondaryOtp } from './submitSecondaryOtp'

const address = 'visitor@example.com'

/** A site with a scripted frame, and the modal open. */
function openLogin() {
  const frame = createScriptedFrame()
  const adapter = createScriptedAdapter()
  const wallet = adapter.addWallet('AUTH', { type: 'AUTH' })
  const site = setUp({ adapter, embedded: frame })
  open(site.latchkey)
  const view = () => currentEntry(site.latchkey.getState().nav)
  const embedded = () => site.latchkey.getState().embedded
  const names = () => frame.asked.map(({ name }) => name)
  /** Lets everything run that doesn't wait for a timer. */
  const settle = async () => {
    for (let turn = 0; turn < 20; turn += 1) await Promise.resolve()
  }
  return { ...site, frame, wallet, view, embedded, names, settle }
}

describe('a login by e-mail', () => {
  it('[FRM-3] asks for the code, then connects', async () => {
    const { latchkey, frame, view, embedded, look, events } = openLogin()
    frame.answers.set('CONNECT_EMAIL', { action: 'VERIFY_OTP' }).set('CONNECT_OTP', undefined)
    await loginByEmail(latchkey, address)
    expect(view()).toEqual({ view: 'EmailVerifyOtp', data: { email: address } })
    expect(embedded()).toMatchObject({ step: 'otp', email: address, resendAt: latchkey.host.now() + 30_000 })
    latchkey.storage.set(lastEmailLoginTime, latchkey.host.now())
    await submitOtp(latchkey, '123456')
    // [FRM-4] A code that was used holds up no other login, even if there is no wallet yet.
    expect(latchkey.storage.get(lastEmailLoginTime)).toBeUndefined()
    expect(frame.asked.at(-1)).toEqual({ name: 'CONNECT_OTP', payload: { otp: '123456' } })
    expect(embedded()).toMatchObject({ step: 'connected', error: null })
    expect(look()).toMatchObject({ status: 'connected', address: '0xA1' })
    expect(latchkey.getState().modal.open).toBe(false)
    expect(events).toEqual(
      expect.arrayContaining([
        'EMAIL_SUBMITTED',
        'EMAIL_VERIFICATION_CODE_SENT',
        'EMAIL_VERIFICATION_CODE_PASS',
      ]),
    )
    // [CON-11] Nobody picks it again from the list of wallets.
    expect(latchkey.storage.get(recentWallets)).toEqual([])
  })

  it('[FRM-3] waits for a new device, as long as its view is open', async () => {
    const { latchkey, frame, view, embedded, names } = openLogin()
    frame.answers.set('CONNECT_EMAIL', { action: 'VERIFY_DEVICE' })
    await loginByEmail(latchkey, address)
    expect(view()).toEqual({ view: 'EmailVerifyDevice', data: { email: address } })
    let count = 0
    // [FRM-8] The first question ends by its time limit.
    frame.answers.set('CONNECT_DEVICE', () => {
      count += 1
      return count === 1 ? frameAborted() : undefined
    })
    await awaitDevice(latchkey)
    expect(names().filter((name) => name === 'CONNECT_DEVICE')).toHaveLength(2)
    expect(view()).toEqual({ view: 'EmailVerifyOtp', data: { email: address } })
    expect(embedded()?.step).toBe('otp')
  })

  it('knows that the browser won’t remember the wallet', async () => {
    const { latchkey, frame, embedded } = openLogin()
    frame.answers.set('CONNECT_EMAIL', { action: 'VERIFY_OTP', isRemembered: false })
    await loginByEmail(latchkey, address)
    expect(embedded()?.isRemembered).toBe(false)
    frame.answers.set('CONNECT_EMAIL', { action: 'VERIFY_OTP' })
    await loginByEmail(latchkey, address)
    expect(embedded()?.isRemembered).toBe(true)
  })

  it('[FRM-3] connects at once where the session is still valid', async () => {
    const { latchkey, frame, look } = openLogin()
    frame.answers.set('CONNECT_EMAIL', { action: 'CONNECT' })
    await loginByEmail(latchkey, address)
    expect(look().status).toBe('connected')
  })

  it('keeps the visitor where they are when a code is wrong, or a mail comes too soon', async () => {
    const { latchkey, frame, view, embedded, look } = openLogin()
    frame.answers.set('CONNECT_EMAIL', { action: 'VERIFY_OTP' }).set('CONNECT_OTP', codeWrong({ left: 4 }))
    await loginByEmail(latchkey, address)
    await submitOtp(latchkey, '000000')
    expect(embedded()).toMatchObject({ step: 'otp', error: { code: 'embedded/code-wrong' } })
    expect(look().status).toBe('disconnected')
    frame.answers.set('CONNECT_EMAIL', emailWait({ n: 12 }))
    await resendOtp(latchkey)
    expect(embedded()).toMatchObject({ step: 'otp', error: { message: 'Please try again after 12 seconds' } })
    expect(view().view).toBe('EmailVerifyOtp')
  })

  it('ignores the failure of a step that a later one replaced', async () => {
    const { latchkey, frame, embedded, settle } = openLogin()
    let fail: (error: unknown) => void = () => undefined
    frame.answers.set('CONNECT_EMAIL', () => new Promise((_, reject) => (fail = reject)))
    const first = loginByEmail(latchkey, 'first@example.com')
    await settle()
    frame.answers.set('CONNECT_EMAIL', { action: 'VERIFY_OTP' })
    await loginByEmail(latchkey, address)
    fail(emailWait({ n: 1 }))
    await first
    expect(embedded()).toMatchObject({ step: 'otp', email: address, error: null })
  })
})

describe('a social login', () => {
  const start = async () => {
    const login = openLogin()
    login.frame.answers
      .set('GET_SOCIAL_REDIRECT_URI', { uri: 'https://provider.example/login' })
      .set('CONNECT_SOCIAL', { address: '0xA1', chainId: 1, userName: 'visitor' })
    const done = loginBySocial(login.latchkey, 'github')
    await login.settle()
    return { ...login, done }
  }

  it('[FRM-6] opens its window in the click, and connects with its result', async () => {
    const { latchkey, frame, view, embedded, done, look, events } = await start()
    expect(view()).toEqual({ view: 'ConnectingSocial', data: { provider: 'github' } })
    expect(frame.popup?.went).toEqual(['https://provider.example/login'])
    frame.popup?.post({ origin: frameOrigin, data: { resultUri: `${frameOrigin}/social/done?code=1` } })
    await done
    expect(frame.asked).toContainEqual({
      name: 'CONNECT_SOCIAL',
      payload: { uri: `${frameOrigin}/social/done?code=1` },
    })
    expect(frame.popup?.isGone).toBe(true)
    expect(embedded()).toMatchObject({ step: 'connected', provider: 'github', userName: 'visitor' })
    expect(latchkey.storage.get(connectedSocial)).toBe('github')
    expect(look().status).toBe('connected')
    expect(events).toEqual(
      expect.arrayContaining([
        'SOCIAL_LOGIN_STARTED',
        'SOCIAL_LOGIN_REQUEST_USER_DATA',
        'SOCIAL_LOGIN_SUCCESS',
      ]),
    )
  })

  it('[FRM-6] rejects a result of another origin, and ignores other messages', async () => {
    const { frame, view, embedded, done } = await start()
    frame.popup?.post({ origin: 'https://evil.example', data: { hello: 1 } })
    frame.popup?.post({ origin: 'https://evil.example', data: null })
    expect(embedded()?.error).toBeNull()
    frame.popup?.post({ origin: 'https://evil.example', data: { resultUri: 'https://evil.example' } })
    await done
    expect(embedded()?.error?.message).toBe('Untrusted Origin')
    expect(view().view).toBe('Connect')
    expect(frame.asked.some(({ name }) => name === 'CONNECT_SOCIAL')).toBe(false)
  })

  it('[FRM-6] goes back when the visitor closes the window', async () => {
    const { frame, host, view, embedded, done, events } = await start()
    host.advance(5_000)
    if (frame.popup) frame.popup.isGone = true
    host.advance(1_000)
    await done
    expect(view().view).toBe('Connect')
    expect(embedded()).toMatchObject({ step: 'idle', error: null })
    expect(events).toContain('SOCIAL_LOGIN_CANCELED')
  })

  it('[FRM-6] waits for the server when the page’s opener policy cuts the window off', async () => {
    const { frame, host, done, look } = await start()
    if (frame.popup) frame.popup.isGone = true
    host.advance(1_000)
    await done
    expect(frame.asked).toContainEqual({ name: 'CONNECT_SOCIAL', payload: { uri: '' } })
    expect(look().status).toBe('connected')
  })

  it('[FRM-6] waits for the server when a slow window is cut off, and the visitor isn’t back', async () => {
    const { frame, host, done, look, settle } = await start()
    let count = 0
    // [FRM-8] The first question ends by its time limit.
    frame.answers.set('CONNECT_SOCIAL', () => {
      count += 1
      return count === 1 ? frameAborted() : { address: '0xA1', chainId: 1 }
    })
    host.advance(5_000)
    if (frame.popup) Object.assign(frame.popup, { isGone: true, isHidden: true })
    host.advance(1_000)
    await settle()
    expect(count).toBe(0)
    host.advance(1_000)
    await done
    expect(count).toBe(2)
    expect(look().status).toBe('connected')
  })

  it('[FRM-6] can be given up while the server is asked', async () => {
    const { latchkey, frame, host, done, look, settle, embedded, view } = await start()
    frame.answers.set('CONNECT_SOCIAL', () => new Promise(() => undefined))
    if (frame.popup) frame.popup.isGone = true
    host.advance(1_000)
    await settle()
    expect(embedded()?.step).toBe('social')
    cancelSocial(latchkey)
    await done
    expect(embedded()).toMatchObject({ step: 'idle', error: null })
    expect(view().view).toBe('Connect')
    expect(look().status).toBe('disconnected')
  })

  it('[FRM-6] ends after 45 seconds', async () => {
    const { frame, host, embedded, done } = await start()
    host.advance(44_999)
    expect(embedded()?.error).toBeNull()
    host.advance(1)
    await done
    expect(embedded()?.error?.message).toBe('Social login timed out. Please try again.')
    expect(frame.popup?.isGone).toBe(true)
  })

  it('[FRM-6] can be given up, and started again', async () => {
    const { latchkey, frame, view, done, settle } = await start()
    const first = frame.popup
    cancelSocial(latchkey)
    await done
    expect(first?.isGone).toBe(true)
    expect(view().view).toBe('Connect')
    void loginBySocial(latchkey, 'github')
    await settle()
    expect(frame.popup).not.toBe(first)
    expect(frame.popup?.went).toHaveLength(1)
  })

  it('[FRM-6] says that the browser blocked the window, and works with the next press', async () => {
    const { latchkey, frame, embedded, view, settle } = openLogin()
    frame.isBlocked = true
    await loginBySocial(latchkey, 'google')
    expect(embedded()?.error?.message).toBe('Could not open social popup')
    expect(view().view).toBe('ConnectingSocial')
    frame.isBlocked = false
    frame.answers.set('GET_SOCIAL_REDIRECT_URI', { uri: 'https://provider.example/login' })
    void loginBySocial(latchkey, 'google')
    await settle()
    expect(frame.popup?.went).toHaveLength(1)
    expect(embedded()?.error).toBeNull()
  })
})

describe('a login by passkey', () => {
  it('shows the frame until it is done', async () => {
    const { latchkey, frame, look, settle, embedded } = openLogin()
    let answer: (user: unknown) => void = () => undefined
    frame.answers.set('CONNECT_PASSKEY', () => new Promise((resolve) => (answer = resolve)))
    const done = loginByPasskey(latchkey)
    await settle()
    expect(frame.isShown).toBe(true)
    expect(embedded()?.isFrameShown).toBe(true)
    answer({ address: '0xA1', chainId: 1, userName: null })
    await done
    expect(frame.isShown).toBe(false)
    expect(look().status).toBe('connected')
  })

  it('ends when the visitor leaves the frame, and takes no late answer', async () => {
    const { latchkey, frame, look, settle, embedded } = openLogin()
    const done = loginByPasskey(latchkey)
    await settle()
    frame.leave?.()
    await done
    expect(frame.aborted).toContain('CONNECT_PASSKEY')
    expect(embedded()).toMatchObject({
      step: 'idle',
      isFrameShown: false,
      error: { code: 'embedded/aborted' },
    })
    expect(look().status).toBe('disconnected')
  })
})

describe('a signed-in visitor', () => {
  const signIn = async () => {
    const login = openLogin()
    login.frame.answers.set('CONNECT_EMAIL', { action: 'CONNECT' })
    await loginByEmail(login.latchkey, address)
    open(login.latchkey, { view: 'Account' })
    return login
  }

  it('[FRM-5] changes their address with two codes', async () => {
    const { latchkey, frame, view, embedded } = await signIn()
    frame.answers
      .set('UPDATE_EMAIL', { action: 'VERIFY_PRIMARY_OTP' })
      .set('UPDATE_EMAIL_PRIMARY_OTP', undefined)
      .set('UPDATE_EMAIL_SECONDARY_OTP', { newEmail: 'new@example.com' })
    await changeEmail(latchkey, 'new@example.com')
    expect(view()).toEqual({ view: 'UpdateEmailPrimaryOtp', data: { email: address } })
    await submitPrimaryOtp(latchkey, '111111')
    expect(view()).toEqual({ view: 'UpdateEmailSecondaryOtp', data: { email: 'new@example.com' } })
    await submitSecondaryOtp(latchkey, '222222')
    expect(embedded()).toMatchObject({ email: 'new@example.com', step: 'connected', error: null })
    expect(view().view).toBe('Account')
  })

  it('[FRM-5] stays where they went while the last code was checked', async () => {
    const { latchkey, frame, view, embedded, settle } = await signIn()
    let answer: (value: unknown) => void = () => undefined
    frame.answers
      .set('UPDATE_EMAIL', { action: 'VERIFY_SECONDARY_OTP' })
      .set('UPDATE_EMAIL_SECONDARY_OTP', () => new Promise((resolve) => (answer = resolve)))
    await changeEmail(latchkey, 'new@example.com')
    const done = submitSecondaryOtp(latchkey, '222222')
    await settle()
    goBack(latchkey)
    answer({ newEmail: 'new@example.com' })
    await done
    expect(embedded()?.email).toBe('new@example.com')
    expect([view().view, latchkey.getState().modal.open]).toEqual(['Account', true])
  })

  it('[FRM-5] without an address needs only the new one’s code', async () => {
    const { latchkey, frame, view } = await signIn()
    frame.answers.set('UPDATE_EMAIL', { action: 'VERIFY_SECONDARY_OTP' })
    await changeEmail(latchkey, 'new@example.com')
    expect(view()).toEqual({ view: 'UpdateEmailSecondaryOtp', data: { email: 'new@example.com' } })
  })

  it('sees the wallet’s settings in the frame until they close them or the modal', async () => {
    const { latchkey, frame, view, settle } = await signIn()
    const done = openWalletSettings(latchkey)
    await settle()
    expect(view().view).toBe('WalletSettings')
    expect(frame.isShown).toBe(true)
    await latchkey.close()
    await done
    expect(frame.isShown).toBe(false)
    expect(frame.aborted).toContain('OPEN_SETTINGS')
  })

  it('sees the ways back into the wallet', async () => {
    const { latchkey, frame, embedded } = await signIn()
    const waysBack = { ways: [{ kind: 'device', label: 'This device' }], recovery: 'user' }
    frame.answers.set('GET_WAYS_BACK', waysBack)
    await loadWaysBack(latchkey)
    expect(embedded()?.waysBack).toEqual(waysBack)
  })

  it('[CON-4] is forgotten on this page when they disconnect', async () => {
    const { latchkey } = await signIn()
    latchkey.storage.set(emailLoginUsed, true)
    latchkey.storage.set(emailItem, address)
    await latchkey.disconnect()
    expect(latchkey.storage.get(emailLoginUsed)).toBe(false)
    expect(latchkey.storage.get(emailItem)).toBeUndefined()
  })
})
