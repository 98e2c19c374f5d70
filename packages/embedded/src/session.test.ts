import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { openSite, type Site } from './testing/openSite'
import { type Origins, startOrigins } from './testing/startOrigins'

let origins: Origins
let site: Site
beforeAll(async () => {
  origins = await startOrigins()
})
afterAll(() => origins.stop())
beforeEach(async () => {
  site = await openSite(origins)
})
afterEach(() => site.close())

const rows = () =>
  site.page.evaluate(() => window.site.latchkey.getState().connect.rows.map(({ namespace }) => namespace))
const names = async () => (await site.frame()).evaluate(() => window.script.heard.map(({ name }) => name))
const stored = () =>
  site.page.evaluate(() =>
    Object.keys(localStorage).filter((key) =>
      /email_login_used|\/email$|last_used_chain|social_username/.test(key),
    ),
  )

describe('the frame', () => {
  it('[FRM-2] is one frame with its project, chain and version, and only the rights it needs', async () => {
    await site.login()
    const frame = site.page.locator('#w3m-iframe')
    expect(await frame.count()).toBe(1)
    const url = new URL((await frame.getAttribute('src')) ?? '')
    expect(url.origin + url.pathname).toBe(`${origins.frame}/sdk`)
    expect(Object.fromEntries(url.searchParams)).toEqual({
      projectId: 'dev',
      chainId: 'eip155:1',
      version: '4',
      enableLogger: 'false',
    })
    expect(await frame.getAttribute('name')).toBe('w3m-secure-iframe')
    const sandbox = (await frame.getAttribute('sandbox')) ?? ''
    expect(sandbox.split(' ').filter((word) => /top-navigation|modals|pointer/.test(word))).toEqual([])
    expect(await frame.getAttribute('allow')).toContain(`publickey-credentials-get ${origins.frame}`)
    expect(await frame.isVisible()).toBe(false)
  })

  it('[FRM-14] [FRM-18] knows the site and its look, and hears of changes', async () => {
    await site.login()
    await site.page.evaluate(() => {
      window.site.latchkey.setTheme({ mode: 'dark', variables: { '--lk-accent': 'red' } })
      window.site.latchkey.setLocale('de')
    })
    const frame = await site.frame()
    const last = (name: string) =>
      frame.evaluate((name) => window.script.heard.findLast((event) => event.name === name)?.payload, name)
    await expect
      .poll(() => last('SYNC_THEME'))
      .toEqual({
        themeMode: 'dark',
        themeVariables: { '--lk-accent': 'red' },
        w3mThemeVariables: { '--w3m-accent': 'red' },
        locale: 'de',
      })
    expect(await last('SYNC_DAPP_DATA')).toMatchObject({
      metadata: { name: expect.any(String), description: '', url: expect.stringMatching(/^http/), icons: [] },
      projectId: 'dev',
    })
  })

  it('[FRM-2] sends nothing before the frame is ready', async () => {
    await site.close()
    site = await openSite(origins, { projectId: 'late' })
    await site.page.evaluate(
      () => void window.site.core.loginByEmail(window.site.latchkey, 'visitor@example.com'),
    )
    const frame = await site.frame()
    expect(await frame.evaluate(() => window.script.heard)).toEqual([])
    await frame.evaluate(() => window.script.post({ type: '@w3m-frame/READY', payload: {} }))
    await expect.poll(names).toContain('CONNECT_EMAIL')
  })

  it('[FRM-17] is refused on the origin of the page, which could read its keys', async () => {
    await site.close()
    site = await openSite(origins, { frame: origins.site })
    await site.page.evaluate(() => window.site.core.loginByEmail(window.site.latchkey, 'visitor@example.com'))
    expect(
      await site.page.evaluate(() => window.site.latchkey.getState().embedded?.error?.message),
    ).toContain("another origin than the page's")
    expect(await site.page.locator('#w3m-iframe').count()).toBe(0)
  })
})

describe('a login', () => {
  it('[FRM-4] waits half a minute between two mails', async () => {
    await site.page.evaluate(async () => {
      await window.site.core.loginByEmail(window.site.latchkey, 'visitor@example.com')
      await window.site.core.resendOtp(window.site.latchkey)
    })
    expect(await site.page.evaluate(() => window.site.latchkey.getState().embedded?.error?.message)).toMatch(
      /^Please try again after (30|29|28|27) seconds$/,
    )
    expect((await names()).filter((name) => name === 'CONNECT_EMAIL')).toHaveLength(1)
  })

  it('[FRM-9] shows the text of the frame, or its own if there is none', async () => {
    const fail = async (error: unknown) => {
      await (await site.frame()).evaluate(
        (error) => window.script.answers.set('CONNECT_OTP', { error }),
        error,
      )
      await site.page.evaluate(() => window.site.core.submitOtp(window.site.latchkey, '123456'))
      return site.page.evaluate(() => {
        const { error, step } = window.site.latchkey.getState().embedded ?? {}
        return { code: error?.code, message: error?.message, step }
      })
    }
    await site.page.evaluate(() => window.site.core.loginByEmail(window.site.latchkey, 'visitor@example.com'))
    expect(await fail({ message: '' })).toEqual({
      code: 'embedded/failed',
      message: 'An error occurred',
      step: 'otp',
    })
    expect(await fail({ message: 'Too many mails' })).toMatchObject({ message: 'Too many mails' })
    expect(
      await fail({ message: 'This code is wrong', code: 'embedded/code-wrong', values: { left: 4 } }),
    ).toMatchObject({ code: 'embedded/code-wrong' })
    expect(await rows()).toEqual([])
  })

  it('[FRM-16] is restored after a reload, by the frame alone', async () => {
    await site.login()
    await expect.poll(rows).toEqual(['eip155', 'solana'])
    await site.page.reload()
    await site.page.waitForFunction(() => window.site !== undefined)
    await expect.poll(rows).toHaveLength(2)
    expect(await names()).toContain('IS_CONNECTED')
    expect(await names()).not.toContain('CONNECT_EMAIL')
  })

  it('[FRM-16] is forgotten when the frame has no session any more', async () => {
    await site.login()
    await expect.poll(rows).toEqual(['eip155', 'solana'])
    await (await site.frame()).evaluate(() => {
      window.script.isSignedIn = false
    })
    await site.page.reload()
    await site.page.waitForFunction(() => window.site?.latchkey.getState().initialized)
    await expect.poll(stored).toEqual([])
    expect(await rows()).toEqual([])
  })

  it('[FRM-16] ends in the page when the session ends in the frame', async () => {
    await site.login()
    await expect.poll(rows).toEqual(['eip155', 'solana'])
    await (await site.frame()).evaluate(() => {
      window.script.isSignedIn = false
      window.script.post({ type: '@w3m-frame/SESSION_UPDATE', payload: { token: 'none' } })
    })
    await expect.poll(rows).toEqual([])
    expect(await stored()).toEqual([])
  })

  it('[FRM-16] [CON-4] signs out with the last family, not before', async () => {
    await site.login()
    await expect.poll(rows).toEqual(['eip155', 'solana'])
    await site.page.evaluate(() => window.site.latchkey.disconnect('solana'))
    expect(await names()).not.toContain('SIGN_OUT')
    expect(await stored()).toContain('@latchkey/email_login_used')
    await site.page.evaluate(() => window.site.latchkey.disconnect())
    await expect.poll(names).toContain('SIGN_OUT')
    await expect.poll(stored).toEqual([])
    expect(await site.page.evaluate(() => window.site.latchkey.getState().embedded)).toMatchObject({
      step: 'idle',
      user: null,
      email: null,
    })
  })

  it('[FRM-13] keeps the chains with smart accounts, and none when the frame fails', async () => {
    await site.login()
    const chains = () =>
      site.page.evaluate(() => localStorage.getItem('@latchkey/smart_account_enabled_networks'))
    await expect.poll(chains).toBe('1,10')
    await (await site.frame()).evaluate(() =>
      window.script.answers.set('GET_SMART_ACCOUNT_ENABLED_NETWORKS', { error: { message: 'no' } }),
    )
    await site.page.evaluate(async () => {
      const provider = await window.site.latchkey.getProvider('eip155')
      await provider?.request({ method: 'eth_requestAccounts' })
    })
    await expect.poll(chains).toBe('')
  })
})
