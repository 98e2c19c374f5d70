import { testAccounts } from '@latchkey/testing'
import { describe, expect, it } from 'vitest'
import { focusedName, pressUntil } from '../browser/keys'
import { demoRdns, demoWallet } from '../browser/openVisit'
import { openIn } from '../engines/openIn'
import { availableEngines, useEngine } from '../engines/useEngine'

const connected = `connected ${testAccounts[0].address}`
const entry = /^(connect|account)-button /

describe.each(availableEngines())('in %s', { timeout: 120_000 }, (name) => {
  const engine = useEngine(name)

  it('[NAV-4] closes with Escape, the close button and the backdrop, and goes back', async () => {
    const { page, demo, modal } = await openIn(engine())
    const open = async () => {
      await demo.entry.click()
      await modal.row(demoRdns).waitFor()
    }
    await open()
    await page.keyboard.press('Escape')
    await modal.expectClosed()
    await expect.poll(() => focusedName(page)).toMatch(entry)
    await open()
    await page.mouse.click(8, 8)
    await modal.expectClosed()
    await open()
    await modal.button('Help').click()
    await modal.expectView('WhatIsAWallet')
    await modal.button('Back').click()
    await modal.expectView('Connect')
    await modal.button('Close').click()
    await modal.expectClosed()
  })

  it('[NAV-8] connects, switches the network and disconnects by keyboard alone', async () => {
    const { page, demo, modal } = await openIn(engine(), {
      wallets: [demoWallet({ name: 'Other', rdns: 'com.example.other' }), demoWallet()],
    })
    await demo.entry.focus()
    await page.keyboard.press('Enter')
    await modal.expectView('Connect')
    await pressUntil(page, 'Tab', new RegExp(`^wallet-row ${demoRdns}`))
    await page.keyboard.press('Enter')
    await modal.expectClosed()
    await expect.poll(demo.status).toBe(`${connected} eip155:31337`)
    await expect.poll(() => focusedName(page)).toMatch(entry)
    await page.keyboard.press('Enter')
    await modal.expectView('Account')
    await pressUntil(page, 'Tab', /^network-chip /)
    await page.keyboard.press('Enter')
    await modal.expectView('Networks')
    await pressUntil(page, 'Tab', /^network-row eip155:31338/)
    await page.keyboard.press('Enter')
    await modal.expectView('Account')
    await expect.poll(demo.status).toBe(`${connected} eip155:31338`)
    await pressUntil(page, 'Tab', /^disconnect /)
    await page.keyboard.press('Enter')
    await modal.expectClosed()
    await expect.poll(demo.status).toBe('disconnected')
  })
})
