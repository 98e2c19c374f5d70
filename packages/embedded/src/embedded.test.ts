import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openSite } from './testing/openSite'
import { type Origins, startOrigins } from './testing/startOrigins'

let origins: Origins
beforeAll(async () => {
  origins = await startOrigins()
})
afterAll(() => origins.stop())

describe('the embedded wallet', () => {
  it('[FRM-2] is not in the page, and asks for nothing, before a visitor signs in', async () => {
    const { page, close } = await openSite(origins)
    const asked: string[] = []
    page.on('request', (request) => asked.push(request.url()))
    await page.evaluate(() => {
      const { latchkey } = window.site
      latchkey.slots.add(() => undefined)
      return latchkey.open()
    })
    await expect
      .poll(() => page.evaluate(() => window.site.latchkey.getState().connect.connectors.length))
      .toBe(2)
    expect(await page.locator('#w3m-iframe').count()).toBe(0)
    expect(asked.filter((url) => url.startsWith(origins.frame))).toEqual([])
    await close()
  })

  it('[FRM-3] [FRM-15] connects EVM and Solana by one login by e-mail', async () => {
    const { page, login, frame, close } = await openSite(origins)
    await login()
    await expect
      .poll(() =>
        page.evaluate(() => {
          const { rows } = window.site.latchkey.getState().connect
          return rows.map(({ namespace, connectorId }) => `${namespace} ${connectorId}`)
        }),
      )
      .toEqual(['eip155 AUTH', 'solana AUTH'])
    expect(await page.evaluate(() => window.site.latchkey.getState().embedded)).toMatchObject({
      step: 'connected',
      error: null,
      user: { email: 'visitor@example.com' },
    })
    expect(await page.evaluate(() => ({ ...localStorage }))).toMatchObject({
      '@latchkey/email': 'visitor@example.com',
      '@latchkey/email_login_used': 'true',
    })
    expect(await page.evaluate(() => localStorage.getItem('@latchkey/last_email_login_time'))).toBeNull()
    const heard = await (await frame()).evaluate(() => window.script.heard.map(({ name }) => name))
    expect(heard.filter((name) => !name.startsWith('SYNC_'))).toEqual([
      'CONNECT_EMAIL',
      'CONNECT_OTP',
      'GET_USER',
      'GET_SMART_ACCOUNT_ENABLED_NETWORKS',
      'IS_CONNECTED',
      'GET_USER',
    ])
    await close()
  })
})
