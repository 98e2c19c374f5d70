import { testAccounts } from '@latchkey/testing'
import { describe, expect, it } from 'vitest'
import { demoOf } from '../browser/demoOf'
import { openPaired } from '../browser/openPaired'
import { useBrowser } from '../browser/useBrowser'

const browser = useBrowser()
const connected = `connected ${testAccounts[0].address} eip155:31337`

describe('a pairing session', () => {
  it('[WC-4] ends on a site that was closed meanwhile, as soon as it reopens', async () => {
    const { context, page, url, wallet } = await openPaired(await browser())
    await page.close()
    await wallet.page.getByRole('button', { name: /^Disconnect/ }).click()
    await wallet.page.getByText('No site is connected.').waitFor()
    const later = await context.newPage()
    await later.goto(url)
    await expect.poll(demoOf(later).status).toBe('disconnected')
  })

  it('[WC-9] is shared with a second tab, which signs too', async () => {
    const { context, demo, url, wallet } = await openPaired(await browser())
    const other = await context.newPage()
    await other.goto(url)
    await expect.poll(demoOf(other).status).toBe(connected)
    await other.getByRole('button', { name: 'Sign', exact: true }).click()
    await wallet.decide('Sign')
    await other.locator('[data-result="sign"]').getByText('Verified').waitFor()
    expect(await demo.status()).toBe(connected)
  })
})
