import { testAccounts } from '@latchkey/testing'
import { describe, expect, it } from 'vitest'
import { focusedName, pressUntil } from '../browser/keys'
import { demoRdns, demoWallet, openVisit } from '../browser/openVisit'
import { useBrowser } from '../browser/useBrowser'

const browser = useBrowser()
const account = `connected ${testAccounts[0].address}`

const entry = /^(connect|account)-button /

describe('by keyboard alone', () => {
  it('[NAV-8] [NAV-4] completes the whole journey: open, choose, connect, account, networks, switch, disconnect', async () => {
    const { page, demo, modal } = await openVisit(await browser(), {
      wallets: [demoWallet({ name: 'Other', rdns: 'com.example.other' }), demoWallet()],
    })
    await demo.entry.waitFor()
    await pressUntil(page, 'Tab', entry)
    await page.keyboard.press('Enter')
    await modal.expectView('Connect')
    await pressUntil(page, 'Tab', new RegExp(`^wallet-row ${demoRdns}`))
    await page.keyboard.press('Enter')
    await modal.expectClosed()
    await expect.poll(demo.status).toBe(`${account} eip155:31337`)
    await expect.poll(() => focusedName(page)).toMatch(entry)

    await page.keyboard.press('Enter')
    await modal.expectView('Account')
    await pressUntil(page, 'Tab', /^network-chip /)
    await page.keyboard.press('Enter')
    await modal.expectView('Networks')
    await pressUntil(page, 'Tab', /^network-row eip155:31338/)
    await page.keyboard.press('Enter')
    await modal.expectView('Account')
    await expect.poll(demo.status).toBe(`${account} eip155:31338`)

    await pressUntil(page, 'Tab', /^disconnect /)
    await page.keyboard.press('Enter')
    await modal.expectClosed()
    await expect.poll(demo.status).toBe('disconnected')
    await expect.poll(() => focusedName(page)).toMatch(entry)
  })

  it('[NAV-4] closes from every view with Escape, and returns focus to the opener', async () => {
    const { page, demo, modal, wallet } = await openVisit(await browser())
    await wallet.hang()
    for (const leave of ['Connect', 'WhatIsAWallet', 'ConnectingExternal'] as const) {
      await demo.entry.focus()
      await page.keyboard.press('Enter')
      await modal.row(demoRdns).waitFor()
      if (leave === 'WhatIsAWallet') await modal.button('Help').press('Enter')
      if (leave === 'ConnectingExternal') await modal.row(demoRdns).press('Enter')
      await modal.expectView(leave)
      await page.keyboard.press('Escape')
      await modal.expectClosed()
      await expect.poll(() => focusedName(page)).toMatch(entry)
    }
  })

  it('keeps focus inside an open modal, and always on something', async () => {
    const { page, demo, modal } = await openVisit(await browser())
    await demo.entry.focus()
    await page.keyboard.press('Enter')
    await modal.row(demoRdns).waitFor()
    for (const key of [...Array(12).fill('Tab'), ...Array(12).fill('Shift+Tab')]) {
      await page.keyboard.press(key)
      const host = await page.evaluate(() => document.activeElement?.localName)
      // After the last control comes the browser's own toolbar, which the page sees as its body.
      expect(['latchkey-modal', 'body']).toContain(host)
    }
  })

  it('[CON-12] retries after a decline, and clears a search before the modal closes', async () => {
    const { page, demo, modal, wallet } = await openVisit(await browser())
    await wallet.reject({ once: true })
    await demo.entry.focus()
    await page.keyboard.press('Enter')
    await modal.row(demoRdns).waitFor()
    await pressUntil(page, 'Tab', new RegExp(`^wallet-row ${demoRdns}`))
    await page.keyboard.press('Enter')
    await modal.viewOf('ConnectingExternal').getByText('Request declined').waitFor()
    await pressUntil(page, 'Tab', /Try again$/)
    await page.keyboard.press('Enter')
    await modal.expectClosed()
    await expect.poll(demo.status).toBe(`${account} eip155:31337`)

    await demo.networkButton.focus()
    await page.keyboard.press('Enter')
    const view = await modal.expectView('Networks')
    await view.getByRole('searchbox').focus()
    await page.keyboard.type('sec')
    await page.keyboard.press('Escape')
    expect(await view.getByRole('searchbox').inputValue()).toBe('')
    await page.keyboard.press('Escape')
    await modal.expectClosed()
  })
})
