import { describe, expect, inject, it } from 'vitest'
import { demoRdns, openVisit, type Visit, type VisitOptions } from '../browser/openVisit'
import { settle } from '../browser/settle'
import { useBrowser } from '../browser/useBrowser'

const browser = useBrowser()

/** The console's message about a request that got no answer. */
const unanswered = /Failed to load resource/

async function openAll(options: VisitOptions = {}): Promise<Visit> {
  const visit = await openVisit(await browser(), options)
  await visit.demo.entry.click()
  await visit.modal.row(demoRdns).waitFor()
  await visit.modal.button(/^All wallets/).click()
  await visit.modal.expectView('AllWallets')
  return visit
}

const cellsOf = ({ modal }: Visit) => modal.viewOf('AllWallets').locator('[data-part="wallet-row"]')
const asksOf = ({ requests }: Visit) =>
  requests.filter((request) => request.url().startsWith(`${inject('stack').gatewayUrl}/getWallets`))

/** Scrolls through the whole list; returns the wallets in order, each by its name in the page. */
async function scrollThrough(visit: Visit): Promise<readonly (string | undefined)[]> {
  const area = visit.modal.viewOf('AllWallets').locator('[data-part="scroll-area"]')
  const loading = visit.modal.viewOf('AllWallets').locator('[data-part="loading-rows"]')
  const seen = new Set<string | undefined>()
  for (let still = 0; still < 5; still++) {
    // Only what is near is drawn.
    const near = await cellsOf(visit).evaluateAll((cells) =>
      cells.map((cell) => (cell as HTMLElement).dataset.wallet),
    )
    const before = seen.size
    for (const id of near) seen.add(id)
    if (seen.size > before || (await loading.count()) > 0) still = 0
    await area.evaluate((element) => element.scrollBy(0, 400))
    await settle(visit.page)
  }
  return [...seen]
}

describe('the gateway’s directory', () => {
  it('[DIR-1] [DIR-4] loads after the click, and lists all its wallets with their images as the visitor scrolls', async () => {
    const visit = await openVisit(await browser())
    await visit.page.waitForLoadState('networkidle')
    expect(asksOf(visit)).toEqual([])
    await visit.demo.entry.click()
    const all = visit.modal.button(/^All wallets\s*\d+\+/)
    await all.click()
    await visit.modal.expectView('AllWallets')
    await expect.poll(() => cellsOf(visit).count()).toBeGreaterThan(40)
    const image = cellsOf(visit).locator('img[src*="/getWalletImage/"]').first()
    await expect
      .poll(() => image.evaluate((element: HTMLImageElement) => element.naturalWidth))
      .toBeGreaterThan(0)
    const ids = await scrollThrough(visit)
    expect(ids.length).toBeGreaterThan(80)
    expect(ids[0]).toBe(demoRdns)
    // The row that shows a code isn't a wallet.
    expect(ids).not.toContain('walletConnect')
    const pages = asksOf(visit).filter((request) => request.url().includes('entries=40'))
    expect(pages.length).toBe(Math.ceil((ids.length - 5) / 40))
  })

  it('[DIR-4] finds wallets by name, filters certified ones, and leads to downloads', async () => {
    const visit = await openAll()
    const { modal, page } = visit
    await page.keyboard.type('rainbo')
    await expect.poll(() => cellsOf(visit).allInnerTexts()).toEqual([expect.stringContaining('Rainbow')])
    await expect.poll(() => asksOf(visit).at(-1)?.url()).toContain('search=rainbo')
    const search = modal.frame.getByRole('searchbox')
    await search.fill('no such wallet')
    const empty = modal.frame.locator('[data-part="empty-state"]')
    await empty.getByText('No wallets match “no such wallet”').waitFor()
    await empty.getByRole('button').click()
    await expect.poll(() => cellsOf(visit).count()).toBeGreaterThan(40)
    const certified = modal.button('Certified')
    await certified.click()
    expect(await certified.getAttribute('aria-pressed')).toBe('true')
    await expect.poll(() => asksOf(visit).at(-1)?.url()).toContain('badge_type=certified')
    await certified.click()
    await modal.row('me.rainbow').click()
    await modal.expectView('ConnectingWalletConnect')
    await modal.button('Get Rainbow').click()
    await modal.expectView('Downloads')
    await modal.frame.getByRole('link', { name: /iPhone/ }).waitFor()
  })

  it('leaves the built-in wallets when it can’t be reached, and continues when it can', async () => {
    const { gatewayUrl } = inject('stack')
    const visit = await openAll({
      tolerated: [unanswered],
      prepare: (context) => context.route(`${gatewayUrl}/getWallets*`, (route) => route.abort()),
    })
    await visit.modal.row('io.metamask').waitFor()
    const failure = visit.modal.frame.locator('[data-part="failure"]')
    await failure.waitFor()
    const before = await cellsOf(visit).count()
    expect(before).toBeGreaterThan(12)
    expect(before).toBeLessThan(30)
    await visit.context.unroute(`${gatewayUrl}/getWallets*`)
    await failure.getByRole('button', { name: 'Try again' }).click()
    await expect.poll(() => cellsOf(visit).count()).toBeGreaterThan(before + 12)
    expect(await failure.count()).toBe(0)
  })
})
