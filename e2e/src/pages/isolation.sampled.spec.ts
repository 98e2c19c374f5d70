import { describe, expect, it } from 'vitest'
import { demoRdns, demoWallet, openVisit, type Visit } from '../browser/openVisit'
import { useBrowser } from '../browser/useBrowser'
import { createHolder } from '../journeys/accountChain'
import { sample } from '../sample'
import { comparePixels, noDifference } from './comparePixels'
import { type HostStyle, hostStyles } from './hostStyles'
import { useSite } from './useSite'

const browser = useBrowser()
const urlOf = useSite(
  { fixture: 'host' },
  {
    extra: new Map(
      Object.values(hostStyles).map((css, index) => [`/${index}.css`, { type: 'text/css', body: css }]),
    ),
    transform: (html, query) => {
      const index = Object.keys(hostStyles).indexOf(query.get('style') ?? '')
      return index < 0 ? html : html.replace('</head>', `<link rel="stylesheet" href="/${index}.css"></head>`)
    },
  },
)
const names = Object.keys(hostStyles) as HostStyle[]

async function settle({ page, modal }: Visit): Promise<void> {
  await page.mouse.move(1, 1)
  await modal.frame.locator('[data-part="card"]').evaluate(async (card) => {
    await Promise.all(card.getAnimations({ subtree: true }).map((animation) => animation.finished))
    await document.fonts.ready
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
  })
}

/** The card, once two screenshots in a row match: a busy machine draws some of it a little later. */
async function cardOf(visit: Visit): Promise<Buffer> {
  const card = visit.modal.frame.locator('[data-part="card"]')
  let last: Buffer = Buffer.alloc(0)
  for (let looks = 0; looks < 10; looks += 1) {
    await settle(visit)
    const picture = await card.screenshot({ animations: 'disabled' })
    if (picture.equals(last)) break
    last = picture
  }
  return last
}

const views = ['the wallets', 'the account', 'a list with a field']

/** The card on these views. */
async function visitViews(visit: Visit): Promise<Buffer[]> {
  const { page, modal } = visit
  await page.evaluate(() => window.fixture.start({ hasButtons: false }))
  await page.evaluate(() => window.fixture.latchkey.open())
  await modal.row(demoRdns).waitFor()
  // The list of well-known wallets loads after the installed ones.
  await modal.frame.getByText('MetaMask').waitFor()
  const connect = await cardOf(visit)
  await modal.row(demoRdns).click()
  await modal.expectClosed()
  await page.evaluate(() => window.fixture.latchkey.open())
  await modal.frame.locator('[data-part="balance"][data-state="known"]').waitFor()
  const account = await cardOf(visit)
  await modal.frame.locator('[data-part="network-chip"]').click()
  await modal.frame.getByRole('searchbox').click()
  await page.keyboard.type('second')
  await expect.poll(() => modal.frame.locator('[data-part="network-row"]').count()).toBe(1)
  return [connect, account, await cardOf(visit)]
}

/** The page while nothing of ours is shown. */
async function pageOf({ page }: Visit): Promise<Buffer> {
  await page.evaluate(() => document.fonts.ready)
  return page.screenshot({ animations: 'disabled', caret: 'hide' })
}

describe('the page around the modal', () => {
  let plain: readonly Buffer[] | null = null
  // Other journeys pay from the usual accounts at the same time, and the card shows the balance.
  let holder: ReturnType<typeof createHolder> | null = null
  async function open(query: Readonly<Record<string, string>>): Promise<Visit> {
    holder ??= createHolder('10')
    const wallets = [demoWallet({ keys: [(await holder).privateKey] })]
    return openVisit(await browser(), { url: urlOf({ ...query, theme: 'light' }), wallets })
  }
  async function plainCards(): Promise<readonly Buffer[]> {
    plain ??= await visitViews(await open({}))
    return plain
  }

  it.each(sample(['plain', ...names] as const, 4))(
    '[NAV-15] neither changes a pixel of the card, which can be clicked and typed in, nor is changed by it: %s',
    async (style) => {
      const expected = await plainCards()
      const visit = await open({ style })
      const before = await pageOf(visit)
      const cards = await visitViews(visit)
      const box = await visit.modal.frame.locator('[data-part="card"]').boundingBox()
      await visit.page.evaluate(() => window.fixture.latchkey.close())
      await visit.modal.expectClosed()
      const after = await pageOf(visit)
      const blank = await visit.context.newPage()
      expect(await comparePixels(blank, [before, after])).toEqual(noDifference)
      for (const [index, card] of cards.entries()) {
        const found = await comparePixels(blank, [expected[index] ?? new Uint8Array(), card], 24)
        // The edge of a round picture is smoothed slightly differently over another page: a few pixels, by a shade.
        const isSame = found.count <= 20 && found.most <= 48
        expect({ view: views[index], ...(isSame ? noDifference : found) }).toEqual({
          view: views[index],
          ...noDifference,
        })
      }
      expect(box?.width).toBe(360)
    },
  )
})
