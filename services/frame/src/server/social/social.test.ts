import {
  getFrameSession,
  postSocialLogin,
  postSocialResult,
  postSocialWait,
  socialProviders,
} from '@latchkey/protocol'
import { describe, expect, it } from 'vitest'
import { createSigner } from '../../testing/createSigner'
import { type Person, people } from '../../testing/providers/Person'
import { visitProvider } from '../../testing/providers/visitProvider'
import { setUpSocial, siteOrigin, testBrowser, testPlace } from '../../testing/setUpSocial'

const [ada, grace] = people as [Person, Person]
const elsewhere = testBrowser.replace('X11; Linux x86_64', 'Windows NT 10.0')
const { frame, start, visit, codeOf, finish } = setUpSocial()

describe('signing in with a provider', () => {
  it.each(socialProviders)('[FRM-6] %s: the same person comes back to the same account', async (provider) => {
    const first = await start(provider)
    const { status, output } = await finish(first, await codeOf(first, ada))
    expect(status).toBe(200)
    expect(output.user.userName?.toLowerCase()).toBe('ada')
    // The address is no way to sign in until its owner confirms it by a code.
    expect(output.user.email).toBeNull()
    const again = await start(provider)
    expect((await finish(again, await codeOf(again, ada))).output.user.id).toBe(output.user.id)
    const other = await start(provider)
    expect((await finish(other, await codeOf(other, grace))).output.user.id).not.toBe(output.user.id)
  })

  it('[FRM-6] one address at two providers is two accounts', async () => {
    const [google, github] = [await start('google'), await start('github')]
    const first = await finish(google, await codeOf(google, ada))
    const second = await finish(github, await codeOf(github, ada))
    expect(first.output.user.id).not.toBe(second.output.user.id)
  })

  it('[FRM-6] gives a session of the key that started', async () => {
    const login = await start('discord')
    const { output } = await finish(login, await codeOf(login, ada))
    const { token } = output
    expect((await frame().call(getFrameSession, { token, signer: login.signer })).status).toBe(200)
    const stranger = await createSigner()
    expect((await frame().call(getFrameSession, { token, signer: stranger })).status).toBe(401)
  })

  it('[FRM-6] notes the language of a new person, for mails', async () => {
    const signer = await createSigner()
    const body = {
      provider: 'google',
      projectId: 'dev',
      origin: siteOrigin,
      publicKey: signer.publicKey,
    } as const
    const headers = { ...testPlace, 'accept-language': 'de' }
    const login = { ...(await frame().call(postSocialLogin, { body, signer, headers })).output, signer }
    const gerda = { name: 'Gerda', email: 'gerda@example.com', isVerified: true }
    const { user } = (await finish(login, await codeOf(login, gerda))).output
    const rows = await frame().services.database.query('select locale from frame_users where id = $1', [
      user.id,
    ])
    expect(rows).toEqual([{ locale: 'de' }])
  })

  it('[FRM-6] two first logins at the same time are one account', async () => {
    const person = { name: 'Twin', email: 'twin@example.com', isVerified: true }
    const logins = await Promise.all([start('google'), start('google'), start('google')])
    const codes = await Promise.all(logins.map((login) => codeOf(login, person)))
    const answers = await Promise.all(logins.map((login, index) => finish(login, codes[index] ?? '')))
    expect(new Set(answers.map(({ output }) => output.user.id)).size).toBe(1)
  })

  it('[FRM-6] offers no provider that is not set up, and no page of another site', async () => {
    const signer = await createSigner()
    const body = {
      provider: 'google',
      projectId: 'dev',
      origin: 'https://evil.example',
      publicKey: signer.publicKey,
    } as const
    expect((await frame().call(postSocialLogin, { body, signer })).code).toBe('embedded/origin-refused')
  })
})

describe('the window of the provider', () => {
  it('[FRM-6] tells the page that started, and only its origin', async () => {
    const login = await start('google')
    const redirect = await visit(login.uri, ada)
    expect(redirect.status).toBe(303)
    const location = redirect.headers.get('location') ?? ''
    expect(location).toMatch(/^http:\/\/frame\.test\/social\/done\?code=[\w-]{43}$/)
    const page = await frame().ask(location, { headers: testPlace })
    const text = await page.text()
    expect(text).toContain(`data-origin="${siteOrigin}"`)
    expect(text).toContain(`data-uri="${location}"`)
    const policy = page.headers.get('content-security-policy') ?? ''
    expect(policy).toContain("default-src 'none'")
    expect(policy).toContain("frame-ancestors 'none'")
    expect(policy).toMatch(/script-src 'sha256-[^']+';/)
    // The opener must stay reachable.
    expect(page.headers.get('cross-origin-opener-policy')).toBe('unsafe-none')
    expect(page.headers.get('referrer-policy')).toBe('same-origin')
  })

  it('[FRM-6] speaks the language of the visitor', async () => {
    const login = await start('google')
    const location = (await visit(login.uri, ada)).headers.get('location') ?? ''
    const page = await frame().ask(location, { headers: { 'accept-language': 'ar' } })
    expect(await page.text()).toContain('dir="rtl"')
  })

  it('[FRM-6] a visitor who declines ends the login', async () => {
    const login = await start('github')
    const waiting = wait(login)
    const page = await visit(login.uri, 'cancel')
    expect(page.status).toBe(401)
    expect(await page.text()).toContain('data-uri="http://frame.test/social/done?error=failed"')
    expect((await waiting).output.state).toBe('ended')
    expect((await wait(login)).code).toBe('embedded/login-ended')
  })

  it('[FRM-6] hands the code over through the server when the page is out of reach', async () => {
    const login = await start('x')
    const code = await codeOf(login, ada)
    const waiting = wait(login)
    const page = await confirm(code, testBrowser)
    expect(page.status).toBe(200)
    const { output } = await waiting
    expect(output.state).toBe('approved')
    expect((await finish(login, output.code ?? '')).status).toBe(200)
    expect((await finish(login, code)).code).toBe('embedded/login-ended')
  })
})

const wait = ({ attempt, signer }: Awaited<ReturnType<typeof start>>) =>
  frame().call(postSocialWait, { params: { attempt }, body: {}, signer })

const confirm = (code: string, browser: string, origin = 'http://frame.test') =>
  frame().ask('/social/done', {
    method: 'POST',
    headers: { 'user-agent': browser, origin },
    body: new URLSearchParams({ code }),
  })

describe('attacks on a login with a provider', () => {
  it('a stolen result is useless without the key of the attempt', async () => {
    const login = await start('google')
    const code = await codeOf(login, ada)
    const thief = await createSigner()
    const { attempt } = login
    const stolen = await frame().call(postSocialResult, {
      params: { attempt },
      body: { code },
      signer: thief,
    })
    expect(stolen).toMatchObject({ status: 401, code: 'embedded/proof-invalid' })
    const unsigned = await frame().call(postSocialResult, { params: { attempt }, body: { code } })
    expect(unsigned.status).toBe(401)
    // In an attempt of the thief's own it isn't known.
    const own = await start('google', thief)
    expect((await finish(own, code)).code).toBe('embedded/login-ended')
    expect((await finish(login, code)).status).toBe(200)
  })

  it('[FRM-17] the key of the attempt is useless without the code, which only the window of the visitor gets', async () => {
    const stranger = await start('google')
    const code = await codeOf(stranger, ada)
    const other = await start('google', stranger.signer)
    const guesses = ['A'.repeat(43), await codeOf(other, grace), [...code].reverse().join('')]
    for (const guess of guesses) expect((await finish(stranger, guess)).code).toBe('embedded/login-ended')
    expect((await finish(stranger, code)).status).toBe(200)
  })

  it('a code works once', async () => {
    const login = await start('google')
    const code = await codeOf(login, ada)
    const answers = await Promise.all([1, 2, 3].map(() => finish(login, code)))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 410, 410])
  })

  it("a provider's answer counts once, also at the same time", async () => {
    const login = await start('github')
    const { url } = await visitProvider(login.uri, ada)
    const answers = await Promise.all([1, 2, 3].map(() => frame().ask(url)))
    expect(answers.map(({ status }) => status).sort()).toEqual([303, 401, 401])
    const location = answers.find(({ status }) => status === 303)?.headers.get('location') ?? ''
    expect((await finish(login, new URL(location).searchParams.get('code') ?? '')).status).toBe(200)
  })

  it('a forged state finds no login', async () => {
    const login = await start('google')
    const { url } = await visitProvider(login.uri, ada)
    const forged = new URL(url)
    forged.searchParams.set('state', 'A'.repeat(43))
    expect((await frame().ask(forged.href)).status).toBe(401)
    forged.searchParams.delete('state')
    expect((await frame().ask(forged.href)).status).toBe(401)
    expect((await lookAt(login)).state).toBe('waiting')
  })

  it("another provider's callback takes no answer", async () => {
    const login = await start('google')
    const { url } = await visitProvider(login.uri, ada)
    const moved = url.replace('/callback/google', '/callback/github')
    expect((await frame().ask(moved)).status).toBe(401)
    expect((await frame().ask(url.replace('/callback/google', '/callback/unknown'))).status).toBe(401)
    // The answer is still good where it belongs.
    expect((await frame().ask(url)).status).toBe(303)
  })

  it("a code of the attacker's own login at the provider is refused in the visitor's login", async () => {
    const [victim, attacker] = [await start('google'), await start('google')]
    const own = new URL((await visitProvider(attacker.uri, grace)).url)
    const injected = new URL((await visitProvider(victim.uri, ada)).url)
    injected.searchParams.set('code', own.searchParams.get('code') ?? '')
    // PKCE and the nonce belong to the other login.
    expect((await frame().ask(injected.href)).status).toBe(401)
    expect((await lookAt(victim)).state).toBe('ended')
  })

  it('a link that a stranger sends signs nobody in: the server hands out no code without the button', async () => {
    const stranger = await start('google')
    const waiting = wait(stranger)
    const code = await codeOf(stranger, ada)
    expect((await confirm(code, elsewhere)).status).toBe(403)
    expect((await waiting).output).toEqual({ state: 'ended' })
  })

  it.each([
    ['network', { 'x-forwarded-for': '203.0.113.9' }],
    ['browser', { 'user-agent': elsewhere }],
  ])('[FRM-17] a window in another %s than the login tells its opener nothing', async (_, other) => {
    const stranger = await start('google')
    const code = await codeOf(stranger, ada)
    const page = await frame().ask(`/social/done?code=${code}`, { headers: { ...testPlace, ...other } })
    const text = await page.text()
    expect(text).toContain('method="post"')
    expect(text).not.toContain('<script')
    expect(text).not.toContain('data-uri')
    expect(text).not.toContain('hidden data-late')
    const shown = await frame().ask(`/social/done?code=${code}`, { headers: testPlace })
    expect(await shown.text()).toContain('data-uri')
  })

  it('after the button, the opener learns that it may ask, and no code', async () => {
    const login = await start('google')
    const code = await codeOf(login, ada)
    const text = await (await confirm(code, testBrowser)).text()
    expect(text).toContain('data-uri="http://frame.test/social/done"')
    expect(text).not.toContain(code)
  })

  it('the button works only in the browser that started, and only on the frame itself', async () => {
    const login = await start('google')
    const code = await codeOf(login, ada)
    expect((await confirm(code, testBrowser, 'https://evil.example')).status).toBe(403)
    expect((await confirm(code, elsewhere)).status).toBe(403)
    expect((await lookAt(login)).state).toBe('ended')
    expect((await finish(login, code)).code).toBe('embedded/login-ended')
  })

  it('opening the page with the button changes nothing', async () => {
    const login = await start('google')
    const code = await codeOf(login, ada)
    await frame().ask(`/social/done?code=${code}`)
    await frame().ask(`/social/done?code=${code}`)
    expect((await lookAt(login)).state).toBe('waiting')
    expect((await finish(login, code)).status).toBe(200)
  })

  it('a login ends after half an hour', async () => {
    const login = await start('google')
    const code = await codeOf(login, ada)
    frame().clock.advance(31 * 60_000)
    expect((await finish(login, code)).code).toBe('embedded/login-ended')
  })

  it('hostile answers get a page, not a failure of the server', async () => {
    for (const path of [
      '/social/callback/google',
      '/social/callback/apple?state=%00',
      '/social/done?code=%ff',
      '/social/done',
    ])
      expect((await frame().ask(path)).status).toBe(401)
    const big = await frame().ask('/social/callback/apple', { method: 'POST', body: 'a'.repeat(30_000) })
    expect(big.status).toBe(413)
  })
})

/** Asks without waiting the whole time. */
async function lookAt({ attempt }: Awaited<ReturnType<typeof start>>) {
  const [row] = await frame().services.database.query<{ confirmed: boolean; state: string }>(
    `select l.confirmed_at is not null as confirmed, a.state from frame_social_logins l
     join frame_attempts a on a.id = l.attempt_id where a.id = $1`,
    [attempt],
  )
  return { state: row?.confirmed ? 'approved' : row?.state === 'ended' ? 'ended' : 'waiting' }
}
