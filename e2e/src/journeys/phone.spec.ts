import { testAccounts } from '@latchkey/testing'
import { describe, expect, it } from 'vitest'
import { demoRdns, demoWallet, openVisit } from '../browser/openVisit'
import { settle } from '../browser/settle'
import { useBrowser } from '../browser/useBrowser'

const browser = useBrowser()
const viewport = { width: 390, height: 844 }
const context = {
  viewport,
  isMobile: true,
  hasTouch: true,
  deviceScaleFactor: 3,
  userAgent:
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1',
}

describe('on a phone', () => {
  it('[NAV-15] is a sheet at the bottom, as wide as the screen, and the journey works by touch', async () => {
    const { demo, modal } = await openVisit(await browser(), { context })
    await demo.entry.tap()
    await modal.row(demoRdns).waitFor()
    const card = modal.frame.locator('[data-part="card"]')
    const box = await card.boundingBox()
    expect(box).toMatchObject({ x: 0, width: viewport.width })
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeCloseTo(viewport.height, 0)
    expect(box?.height).toBeLessThanOrEqual(viewport.height * 0.9)

    await modal.row(demoRdns).tap()
    await modal.expectClosed()
    await expect.poll(demo.status).toBe(`connected ${testAccounts[0].address} eip155:31337`)
    await demo.entry.tap()
    const view = await modal.expectView('Account')
    await view.locator('[data-part="network-chip"]').tap()
    await (await modal.expectView('Networks')).locator('[data-network="eip155:31338"]').tap()
    await modal.expectView('Account')
    await modal.viewOf('Account').locator('[data-part="disconnect"]').tap()
    await expect.poll(demo.status).toBe('disconnected')
  })

  it('has no target smaller than a finger, and cuts nothing off', async () => {
    const { demo, modal, page } = await openVisit(await browser(), {
      context,
      wallets: [
        demoWallet(),
        demoWallet({ name: 'A wallet with a very long name indeed, Ltd', rdns: 'com.long' }),
      ],
    })
    const measure = async () => {
      await settle(page)
      const boxes = await modal.frame
        .locator('button:visible, a:visible, input:visible')
        .evaluateAll((controls) =>
          controls.map((control) => {
            const { left, right, width, height } = (
              control.closest('label') ?? control
            ).getBoundingClientRect()
            const least = control.closest('[data-part="header"]') ? 44 : 36
            return { text: control.textContent, left, right, width, height, least }
          }),
        )
      for (const box of boxes) {
        expect(box.left, box.text ?? '').toBeGreaterThanOrEqual(0)
        expect(box.right, box.text ?? '').toBeLessThanOrEqual(viewport.width)
        expect(Math.min(box.width, box.height), box.text ?? '').toBeGreaterThanOrEqual(box.least)
      }
      expect(boxes.length).toBeGreaterThan(1)
    }
    await demo.entry.tap()
    await modal.row('com.long').waitFor()
    await measure()
    await modal.row(demoRdns).tap()
    await modal.expectClosed()
    await demo.entry.tap()
    await modal.expectView('Account')
    await measure()
    await modal.viewOf('Account').locator('[data-part="network-chip"]').tap()
    await modal.expectView('Networks')
    await measure()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(viewport.width)
    // The button with name and balance stays within its place in the page.
    const place = await page.locator('.stage').boundingBox()
    const entry = await demo.entry.boundingBox()
    const [before, after] = [
      (entry?.x ?? 0) - (place?.x ?? 0),
      (place?.x ?? 0) + (place?.width ?? 0) - (entry?.x ?? 0) - (entry?.width ?? 0),
    ]
    expect(before).toBeCloseTo(after, 0)
  })

  it('closes with a tap beside the sheet, and by pulling it down', async () => {
    const { demo, modal, page } = await openVisit(await browser(), { context })
    await demo.entry.tap()
    await modal.row(demoRdns).waitFor()
    await page.touchscreen.tap(200, 60)
    await modal.expectClosed()

    await demo.entry.tap()
    await modal.row(demoRdns).waitFor()
    const grip = await modal.frame.locator('[data-part="grab"]').boundingBox()
    const [x, y] = [(grip?.x ?? 0) + (grip?.width ?? 0) / 2, (grip?.y ?? 0) + (grip?.height ?? 0) / 2]
    await page.mouse.move(x, y)
    await page.mouse.down()
    await page.mouse.move(x, y + 160, { steps: 5 })
    await page.mouse.up()
    await modal.expectClosed()
  })
})
