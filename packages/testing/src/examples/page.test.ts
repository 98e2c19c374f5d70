import { installWallets } from '@latchkey/testing/playwright'
import { chromium } from 'playwright-core'
import { expect, it } from 'vitest'

it('declines in a real browser', async () => {
  const browser = await chromium.launch(launchOptions())
  const page = await browser.newPage()
  const [wallet, other] = await installWallets(page, [
    { name: 'Demo', rdns: 'com.example.demo' },
    { name: 'Late', rdns: 'com.example.late', announce: { afterMs: 500 } },
  ])
  await page.goto('data:text/html,<title>Your site</title>')

  await wallet?.reject({ once: true })
  // … click through your site …
  await other?.switchChain(10)
  expect(await other?.state()).toMatchObject({ chainId: 10 })
  await browser.close()
})

function launchOptions() {
  const executablePath = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium'
  return { executablePath, args: ['--no-sandbox'] }
}
