import { installWallets } from '@latchkey/testing/playwright'
import { chromium } from 'playwright-core'
import { expect, it } from 'vitest'

it('declines in a real browser', async () => {
  const browser = await chromium.launch(launchOptions())
  const page = await browser.newPage()
  const [wallet, late, solana, { bitcoin }] = await installWallets(page, [
    { name: 'Demo', rdns: 'com.example.demo' },
    { name: 'Late', rdns: 'com.example.late', announce: { afterMs: 500 } },
    { family: 'solana', name: 'Sol', nodes: { 'solana:devnet': 'http://127.0.0.1:8899' } },
    { family: 'multi', name: 'Fox', rdns: 'com.example.fox', evm: {}, solana: {}, bitcoin: {} },
  ])
  await page.goto('data:text/html,<title>Your site</title>')

  await wallet.reject({ once: true })
  await solana.hang({ method: 'solana:signMessage' })
  // … click through your site …
  await late.switchChain(10)
  expect(await late.state()).toMatchObject({ chainId: 10 })
  expect(await bitcoin.state()).toMatchObject({ authorised: false })
  await browser.close()
})

function launchOptions() {
  const executablePath = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium'
  return { executablePath, args: ['--no-sandbox'] }
}
