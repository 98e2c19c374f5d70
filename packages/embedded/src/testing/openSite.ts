import type { Frame, Page } from 'playwright-core'
import type {} from './framePage'
import type {} from './sitePage'
import type { Origins } from './startOrigins'

/** A site with the embedded wallet. */
export type Site = {
  readonly page: Page
  /** The frame's page, once it's there. */
  frame(): Promise<Frame>
  /** Signs the visitor in by e-mail. */
  login(): Promise<void>
  close(): Promise<void>
}

/** Opens a site in a browser of its own. */
export async function openSite(
  origins: Origins,
  query: Readonly<Record<string, string>> = {},
): Promise<Site> {
  const context = await origins.browser.newContext({ viewport: { width: 1024, height: 768 } })
  const page = await context.newPage()
  await page.goto(`${origins.site}/?${new URLSearchParams({ frame: origins.frame, ...query })}`)
  await page.waitForFunction(() => window.site !== undefined)
  const frame = async () => {
    await page.waitForSelector('#w3m-iframe', { state: 'attached' })
    const found = page.frame({ name: 'w3m-secure-iframe' })
    if (!found) throw new TypeError('the frame is missing')
    await found.waitForFunction(() => window.script !== undefined)
    return found
  }
  return {
    page,
    frame,
    async login() {
      await page.evaluate(async () => {
        const { core, latchkey } = window.site
        await core.loginByEmail(latchkey, 'visitor@example.com')
        await core.submitOtp(latchkey, '123456')
      })
    },
    close: () => context.close(),
  }
}
