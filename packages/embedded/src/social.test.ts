import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { openSite, type Site } from './testing/openSite'
import { type Origins, startOrigins } from './testing/startOrigins'

let origins: Origins
let site: Site
beforeAll(async () => {
  origins = await startOrigins()
})
afterAll(() => origins.stop())
afterEach(() => site.close())

/** Presses a button that logs in with a provider. Returns the provider's window. */
async function press(query: Readonly<Record<string, string>> = {}) {
  site = await openSite(origins, query)
  await site.page.evaluate(() => {
    const button = document.createElement('button')
    button.onclick = () => void window.site.core.loginBySocial(window.site.latchkey, 'github')
    document.body.append(button)
  })
  const opened = site.page.waitForEvent('popup')
  await site.page.click('button')
  const popup = await opened
  await popup.waitForURL(`${origins.frame}/provider`)
  return popup
}
const rows = () => site.page.evaluate(() => window.site.latchkey.getState().connect.rows.length)
const uris = async () =>
  (await site.frame()).evaluate(() =>
    window.script.heard.flatMap((event) => (event.name === 'CONNECT_SOCIAL' ? [event.payload.uri] : [])),
  )

describe('the window of a social login', () => {
  it('[FRM-6] brings its result and closes', async () => {
    const popup = await press()
    const closed = popup.waitForEvent('close')
    await popup.evaluate(() =>
      opener.postMessage({ resultUri: `${location.origin}/social/done?code=1` }, '*'),
    )
    await closed
    await expect.poll(rows).toBe(2)
    expect(await uris()).toEqual([`${origins.frame}/social/done?code=1`])
    expect(await site.page.evaluate(() => localStorage.getItem('@latchkey/connected_social'))).toBe('github')
  })

  it('[FRM-6] is not spoken for by the page or the frame', async () => {
    const popup = await press()
    await site.page.evaluate(() => postMessage({ resultUri: 'https://evil.example' }, '*'))
    await (await site.frame()).evaluate(() => parent.postMessage({ resultUri: 'https://evil.example' }, '*'))
    await popup.evaluate(() => opener.postMessage({ resultUri: 'true' }, '*'))
    await expect.poll(rows).toBe(2)
    expect(await uris()).toEqual(['true'])
  })

  it('[FRM-6] is not trusted on another origin', async () => {
    const popup = await press()
    await popup.evaluate((url) => location.assign(url), origins.stranger)
    await popup.waitForURL(`${origins.stranger}/`)
    await popup.evaluate(() => opener.postMessage({ resultUri: 'https://evil.example' }, '*'))
    await expect
      .poll(() => site.page.evaluate(() => window.site.latchkey.getState().embedded?.error?.message))
      .toBe('Untrusted Origin')
    expect(await uris()).toEqual([])
  })

  it('[FRM-6] is cut off by the site’s opener policy, and the frame waits for its server', async () => {
    await press({ coop: 'yes' })
    await expect.poll(rows).toBe(2)
    expect(await uris()).toEqual([''])
  })
})
