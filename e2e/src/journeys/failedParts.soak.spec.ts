import { describe, expect, it } from 'vitest'
import { demoRdns, openVisit } from '../browser/openVisit'
import { settle } from '../browser/settle'
import { useBrowser } from '../browser/useBrowser'

const browser = useBrowser()

describe('parts of the page that do not load', () => {
  it('the modal opens at the next click when its code could not be loaded', async () => {
    const { context, page, demo, modal } = await openVisit(await browser(), {
      tolerated: [/ERR_FAILED|could not be opened|Could not load|dynamically imported module/],
    })
    await page.waitForLoadState('networkidle')
    await context.route('**/assets/*.js', (route) => route.abort())
    const failed = page.waitForEvent('requestfailed')
    await demo.entry.click()
    await failed
    await settle(page)
    expect(await modal.host.count()).toBe(0)
    await context.unroute('**/assets/*.js')
    await demo.entry.click()
    await modal.row(demoRdns).waitFor()
  })

  it('a view that does not load says so, and comes at the second try', async () => {
    const visit = await openVisit(await browser(), {
      tolerated: [/ERR_FAILED|could not be opened|Could not load|dynamically imported module/],
    })
    const { context, modal, demo, page } = visit
    await demo.entry.click()
    await modal.row(demoRdns).waitFor()
    await page.waitForLoadState('networkidle')
    await context.route('**/assets/*.js', (route) => route.abort())
    await modal.button('Help').click()
    await modal.frame.getByText('This screen didn’t load').waitFor()
    await context.unroute('**/assets/*.js')
    await modal.button('Try again').click()
    await modal.frame.getByText('A home for your assets').waitFor()
  })
})
