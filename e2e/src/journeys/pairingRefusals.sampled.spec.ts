import { testAccounts } from '@latchkey/testing'
import type { BrowserContext } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { choosePairing } from '../browser/choosePairing'
import { copyLink } from '../browser/copyLink'
import { clipboard, openPairing } from '../browser/openPairing'
import { openVisit } from '../browser/openVisit'
import { openWallet } from '../browser/openWallet'
import { readCode } from '../browser/readCode'
import { useBrowser } from '../browser/useBrowser'
import { sample } from '../sample'

const browser = useBrowser()
const connected = `connected ${testAccounts[0].address} eip155:31337`

const clocks = [
  ['fast', 300_000],
  ['slow', -300_000],
] as const

describe('a pairing that fails at first', () => {
  it('[WC-3] [CON-12] is declined in the wallet: the visitor reads it, and a new code connects', async () => {
    const visit = await openVisit(await browser(), { wallets: [], context: clipboard })
    const wallet = await openWallet(await browser())
    const view = await openPairing(visit)
    const first = await copyLink(visit)
    await wallet.pair(first)
    await wallet.decide('Reject')
    await view.getByText('Request declined').waitFor()
    await view.getByText('Nothing was shared.').waitFor()
    await expect.poll(visit.demo.status).toBe('disconnected')
    expect(await wallet.sites.count()).toBe(0)

    await visit.modal.button('Try again').click()
    await view.locator('[data-part="qr-code"]').waitFor()
    const second = await copyLink(visit)
    expect(second).not.toBe(first)
    await wallet.pair(second)
    await wallet.decide('Connect')
    await visit.modal.expectClosed()
    await expect.poll(visit.demo.status).toBe(connected)
  })

  it('[WC-2] is renewed before it expires, after a countdown, and the new code connects', async () => {
    const visit = await openVisit(await browser(), {
      wallets: [],
      context: clipboard,
      // First slow, then fast, neither by more than a relay allows.
      prepare: (context) => context.clock.install({ time: Date.now() - 150_000 }),
    })
    const wallet = await openWallet(await browser())
    const view = await openPairing(visit)
    const first = await copyLink(visit)
    const code = view.locator('[data-part="qr-code"]')
    const countdown = view.locator('[data-part="countdown"]')
    expect(await countdown.innerText()).toBe('')
    await visit.page.clock.fastForward(200_000)
    await expect.poll(() => countdown.innerText()).toMatch(/^New code in [1-3]\d s$/)
    expect(await readCode(code)).toBe(first)
    await visit.page.clock.fastForward(30_000)
    await expect.poll(() => readCode(code).catch(() => first)).not.toBe(first)
    const second = await copyLink(visit)
    await wallet.pair(second)
    await wallet.decide('Connect')
    await visit.modal.expectClosed()
    await expect.poll(visit.demo.status).toBe(connected)
  })

  it('[WC-1] finds no relay: the visitor reads it, can go back to other wallets, and retries once it is up', async () => {
    let isBack = false
    const visit = await openVisit(await browser(), {
      wallets: [],
      context: clipboard,
      prepare: (context) => gateRelay(context, () => isBack),
      tolerated: [/WebSocket/],
    })
    const wallet = await openWallet(await browser())
    const { demo, modal, page } = visit
    await demo.entry.click()
    const view = await choosePairing(visit)
    await expect
      .poll(async () => {
        await page.clock.runFor(1_000)
        return view.innerText()
      })
      .toContain('Can’t reach wallets on other devices')
    await expect.poll(demo.status).toBe('disconnected')
    expect(await modal.button('Back').isEnabled()).toBe(true)

    isBack = true
    await modal.button('Try again').click()
    await expect
      .poll(async () => {
        await page.clock.runFor(1_000)
        return view.locator('[data-part="qr-code"]').count()
      })
      .toBe(1)
    await wallet.pair(await copyLink(visit))
    await wallet.decide('Connect')
    await modal.expectClosed()
    await expect.poll(demo.status).toBe(connected)
  })

  it.each(sample(clocks, 1))(
    '[WC-9] [MOD-4] has a clock that is five minutes %s: Session Expired says so, and the right time connects',
    async (_, wrongMs) => {
      const visit = await openVisit(await browser(), {
        wallets: [],
        context: clipboard,
        prepare: (context) => context.clock.install({ time: Date.now() + wrongMs }),
        tolerated: [/Session Expired/],
      })
      const wallet = await openWallet(await browser())
      const { demo, faults, modal, page } = visit
      await demo.entry.click()
      const view = await choosePairing(visit)
      await view.getByText('Check that your device’s clock is correct').waitFor()
      await expect.poll(() => faults.join()).toContain('Session Expired')
      await expect.poll(demo.status).toBe('disconnected')

      await page.clock.setSystemTime(Date.now())
      const code = view.locator('[data-part="qr-code"]')
      await expect
        .poll(async () => {
          if (await modal.button('Try again').isVisible()) await modal.button('Try again').click()
          return code.count()
        })
        .toBe(1)
      await wallet.pair(await copyLink(visit))
      await wallet.decide('Connect')
      await modal.expectClosed()
      await expect.poll(demo.status).toBe(connected)
    },
  )

  it('[WC-2] [CON-1] is closed while it waits: the code stays valid, and a late approval counts', async () => {
    const visit = await openVisit(await browser(), { wallets: [], context: clipboard })
    const wallet = await openWallet(await browser())
    const { demo, modal } = visit
    await openPairing(visit)
    const uri = await copyLink(visit)
    await modal.button('Close').click()
    await modal.expectClosed()
    await expect.poll(demo.status).toBe('disconnected')

    await openPairing(visit)
    expect(await copyLink(visit)).toBe(uri)
    await wallet.pair(uri)
    await wallet.sheet.waitFor()
    await modal.button('Close').click()
    await modal.expectClosed()
    await wallet.decide('Connect')
    await expect.poll(demo.status).toBe(connected)
    expect(await modal.host.count()).toBe(0)
  })
})

/** Closes connections to the relay while it is away; the test controls the visitor's clock. */
async function gateRelay(context: BrowserContext, isThere: () => boolean): Promise<void> {
  await context.clock.install()
  await context.routeWebSocket(/\/relay\?/, (socket) => {
    if (isThere()) socket.connectToServer()
    else void socket.close({ code: 1012, reason: 'Away' })
  })
}
