import { testAccounts } from '@latchkey/testing'
import { describe, expect, it } from 'vitest'
import { connectWallet } from '../browser/connectWallet'
import { openPairing } from '../browser/openPairing'
import { demoRdns } from '../browser/openVisit'
import type { Locator } from '../engines/Driver'
import { openIn, openWalletIn } from '../engines/openIn'
import { availableEngines, useEngine } from '../engines/useEngine'

const connected = `connected ${testAccounts[0].address}`

describe.each(availableEngines())('in %s', { timeout: 120_000 }, (name) => {
  const engine = useEngine(name)

  it('[CON-1] [CON-12] declines, tries again, signs, and is still connected after a reload', async () => {
    const { page, demo, modal, wallet } = await openIn(engine())
    await wallet.reject({ once: true })
    await demo.entry.click()
    await modal.row(demoRdns).click()
    await modal.viewOf('ConnectingExternal').locator('[data-state="error"]').first().waitFor()
    await modal.button('Try again').click()
    await modal.expectClosed()
    await expect.poll(demo.status).toBe(`${connected} eip155:31337`)
    await page.getByRole('button', { name: 'Sign', exact: true }).click()
    await expect
      .poll(async () => (await wallet.log()).findLast(({ method }) => method === 'personal_sign')?.outcome)
      .toBe('answered')
    await page.reload()
    await expect.poll(demo.status).toBe(`${connected} eip155:31337`)
  })

  it('[SIW-1] signs in, and stays open while a sign-in is required', async () => {
    const { page, demo, modal } = await openIn(engine(), { query: 'siwx=required' })
    await demo.entry.click()
    await modal.row(demoRdns).click()
    await modal.expectView('SIWXSignMessage')
    const sign = modal.frame.locator('[data-part="sign"]')
    await sign.waitFor()
    // Browsers close a dialog on the second Escape in a row, unless the key is prevented.
    for (let presses = 0; presses < 3; presses++) await page.keyboard.press('Escape')
    await sign.click()
    await modal.expectClosed()
    await expect.poll(demo.signIn).toBe(`signed-in ${testAccounts[0].address}`)
  })

  it('[DIR-4] searches all wallets, and Escape clears the search before it closes the modal', async () => {
    const { page, demo, modal } = await openIn(engine())
    await demo.entry.click()
    await modal.frame.locator('[data-part="all-wallets"]').click()
    await modal.expectView('AllWallets')
    const cells = modal.frame.locator('[data-part="wallet-row"]')
    const search = modal.frame.getByRole('searchbox')
    await search.focus()
    await page.keyboard.type('rainbo')
    await expect.poll(() => cells.allInnerTexts()).toEqual([expect.stringContaining('Rainbow')])
    await page.keyboard.press('Escape')
    await expect.poll(() => search.inputValue()).toBe('')
    await expect.poll(() => cells.count()).toBeGreaterThan(12)
    await page.keyboard.press('Escape')
    await modal.expectClosed()
  })

  it('[NAV-15] is a sheet at the bottom of a small screen', async () => {
    const viewport = { width: 390, height: 844 }
    const visit = await openIn(engine(), { viewport })
    await visit.demo.entry.click()
    await visit.modal.row(demoRdns).waitFor()
    const box = await visit.modal.frame.locator('[data-part="card"]').boundingBox()
    expect(box).toMatchObject({ x: 0, width: viewport.width })
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeCloseTo(viewport.height, 0)
    await visit.modal.button('Close').click()
    await visit.modal.expectClosed()
    await connectWallet(visit)
  })

  it('uses Arabic, from right to left', async () => {
    const visit = await openIn(engine(), { query: 'locale=ar' })
    const { demo, modal } = visit
    await demo.entry.click()
    await modal.row(demoRdns).waitFor()
    expect(await modal.frame.getAttribute('dir')).toBe('rtl')
    expect(await modal.frame.getByRole('heading', { level: 2 }).innerText()).toMatch(/[\u0600-\u06ff]/)
    const middle = async (part: Locator) => {
      const box = await part.boundingBox()
      return (box?.x ?? 0) + (box?.width ?? 0) / 2
    }
    expect(await middle(modal.row(demoRdns).locator('img'))).toBeGreaterThan(
      await middle(modal.row(demoRdns)),
    )
    await modal.row(demoRdns).click()
    await modal.expectClosed()
    await expect.poll(demo.status).toBe(`${connected} eip155:31337`)
  })

  it('[WC-1] pairs with the web wallet through a copied link, and signs there', async () => {
    const visit = await openIn(engine(), { wallets: [] })
    const { page, demo, modal } = visit
    const wallet = await openWalletIn(engine())
    await openPairing(visit)
    await modal.button('Copy link').click()
    await modal.button('Link copied').waitFor()
    await wallet.page.getByLabel('Link from the site').focus()
    await wallet.page.keyboard.press('Control+v')
    await wallet.page.getByRole('button', { name: 'Connect', exact: true }).click()
    await wallet.decide('Connect')
    await modal.expectClosed()
    await expect.poll(async () => (await demo.hooks()).useAccount.connectorId).toBe('walletConnect')
    await page.getByRole('button', { name: 'Sign', exact: true }).click()
    await wallet.decide('Sign')
    await page
      .getByText(/0x[0-9a-f]{20}/)
      .first()
      .waitFor()
  })
})
