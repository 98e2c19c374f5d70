import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { freePort } from '@latchkey/gateway/testing/freePort'
import { openTestDatabase } from '@latchkey/gateway/testing/openTestDatabase'
import { type Browser, chromium } from 'playwright-core'
import { chromiumArgs } from '../../../../../scripts/chromiumArgs'
import { locateTestChromium } from '../../../../../scripts/locateChromium'
import { startFrame } from '../../startFrame'
import { createMailbox, type Mailbox } from '../../testing/createMailbox'
import { createTestClock, type TestClock } from '../../testing/createTestClock'
import { testSettings } from '../../testing/setUpFrame'
import { buildFolder } from './buildFolder'

/** The real frame on its own site, sites that embed it, and a browser. */
export type Sites = {
  /** The frame's origin. */
  readonly frame: string
  readonly mailbox: Mailbox
  /** The server's clock. The pages' own runs on, and a proof may be a minute off. */
  readonly clock: TestClock
  /** The origin of a site, such as `site-a`. No two of them are the same site for a browser. */
  origin(name: string): string
  readonly browser: Browser
  stop(): Promise<void>
}

/** What differs between tests. */
export type SitesOptions = {
  /** Settings of the frame. */
  readonly env?: Readonly<Record<string, string>>
  /** The frame's host below localhost. */
  readonly host?: string
  /** A browser that visits several frames; a new one by default. */
  readonly browser?: Browser
}

const html = '<!doctype html><html lang="en"><title>Site</title><body></body></html>'

/** Starts the frame's server with its built pages, a server for sites, and a browser. */
export async function startSites({
  env = {},
  host = 'wallet',
  browser: given,
}: SitesOptions = {}): Promise<Sites> {
  const database = await openTestDatabase()
  const folder = await buildFolder()
  const mailbox = createMailbox()
  const clock = createTestClock()
  const port = await freePort()
  const frameUrl = `http://${host}.localhost:${port}`
  const frame = await startFrame({
    port,
    env: {
      ...testSettings,
      DATABASE_URL: database.url,
      FRAME_PAGES: folder.path,
      FRAME_PUBLIC_URL: frameUrl,
      FRAME_ORIGINS: 'http://site-a.localhost:*,http://site-b.localhost:*',
      FRAME_RECOVERY_DELAY: '0',
      ...env,
    },
    parts: { mailer: mailbox, now: clock.now },
  })
  const server = createServer((_, response) => response.setHeader('content-type', 'text/html').end(html))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port: sitePort } = server.address() as AddressInfo
  const executablePath = locateTestChromium()
  const browser =
    given ??
    (await chromium.launch({
      // As browsers do: each site has a storage of its own in the frame. Playwright switches that off.
      args: chromiumArgs.map((arg) => arg.replace('ThirdPartyStoragePartitioning,', '')),
      ...(executablePath ? { executablePath } : {}),
    }))
  return {
    frame: frameUrl,
    mailbox,
    clock,
    origin: (name) => `http://${name}.localhost:${sitePort}`,
    browser,
    async stop() {
      if (!given) await browser.close()
      server.close()
      await frame.stop()
      await database.stop()
      await folder.remove()
    },
  }
}
