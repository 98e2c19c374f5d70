import { encode } from 'uqr'
import { describe, expect, inject, it } from 'vitest'
import { connectWallet } from '../browser/connectWallet'
import { demoWallet, openVisit, type Visit, type VisitOptions } from '../browser/openVisit'
import { settle } from '../browser/settle'
import { useBrowser } from '../browser/useBrowser'
import { sample } from '../sample'
import { createHolder } from './accountChain'

const browser = useBrowser()
type Holder = Awaited<ReturnType<typeof createHolder>>

/** What the console says when a request fails. */
const refused = /Failed to load resource/

// Each journey waits for a node, a follower, a gateway and a page, which all share the machine.
const timeout = 120_000
/** The gateway answers 503 while it still reads a long past, and the page asks again. */
const reading = [/status of 503 .*\/history/]

/** Opens a holder's account. The wallet knows no assets, so the gateway has to. */
async function openAccount({ privateKey }: Holder, options: VisitOptions = {}): Promise<Visit> {
  const wallets = [demoWallet({ keys: [privateKey], capabilities: {} })]
  const visit = await openVisit(await browser(), { wallets, ...options })
  await connectWallet(visit)
  await visit.demo.entry.click()
  await visit.modal.expectView('Account')
  return visit
}

const partsOf = ({ modal }: Visit, part: string) => modal.frame.locator(`[data-part="${part}"]`)
const textsOf = async (visit: Visit, part: string) =>
  (await partsOf(visit, part).allInnerTexts()).map((text) => text.replace(/\s+/g, ' ').trim())
const choose = ({ modal }: Visit, tab: string) => modal.frame.locator(`[data-tab="${tab}"]`).click()
const refresh = (visit: Visit) => partsOf(visit, 'refresh').click()
const expectRefreshed = (visit: Visit) =>
  visit.modal.frame.locator('[data-part="refresh"][data-state="done"]').waitFor()

/** The lowest first, where there is the least room. */
const screens: readonly (readonly [string, VisitOptions['context']])[] = [
  ['a low phone', { viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true }],
  ['a phone', { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }],
  ['a desktop', {}],
]
const histories = [
  [70, 2],
  [310, 7],
] as const

describe('the assets of an account', () => {
  it('[ACC-2] [ACC-3] [ACC-4] match the chain, and show what arrives after a refresh', {
    timeout,
  }, async () => {
    const [holder, giver] = await Promise.all([createHolder('10'), createHolder('100')])
    await holder.endow()
    const id = await giver.endow()
    const visit = await openAccount(holder, { tolerated: reading })
    await expect.poll(() => partsOf(visit, 'token-row').count()).toBe(3)
    expect(await textsOf(visit, 'token-row')).toEqual([
      expect.stringMatching(/Ether 10 ETH \$30,000\.00$/),
      expect.stringMatching(/Latchkey Dollar 1,000 LKD \$1,000\.00$/),
      expect.stringMatching(/Latchkey Token 10 LKT \$25\.00$/),
    ])
    await partsOf(visit, 'sparkline').waitFor()
    expect(await partsOf(visit, 'sparkline').getAttribute('aria-label')).toMatch(
      /^Value over 30 days: from \$.+ to \$3\d,\d{3}\.\d\d, /,
    )
    await choose(visit, 'nfts')
    await expect.poll(() => partsOf(visit, 'nft').count()).toBe(1)
    await choose(visit, 'activity')
    await expect.poll(() => partsOf(visit, 'transaction').count()).toBe(3)

    await giver.giveAll(holder.address, id)
    await refresh(visit)
    await expectRefreshed(visit)
    // The follower reads the chain a moment after the node writes it.
    await expect
      .poll(
        async () => {
          if ((await partsOf(visit, 'transaction').count()) < 6) await refresh(visit)
          return textsOf(visit, 'transaction')
        },
        { timeout: 40_000 },
      )
      .toEqual([
        expect.stringMatching(/Received .*\+.*Latchkey Keys/),
        expect.stringMatching(/Received .*\+25 LKD$/),
        expect.stringMatching(/Received .*\+1\.5 ETH$/),
        expect.any(String),
        expect.any(String),
        expect.any(String),
      ])
    await choose(visit, 'nfts')
    await expect.poll(() => partsOf(visit, 'nft').count()).toBe(2)
    await choose(visit, 'tokens')
    await expect
      .poll(() => textsOf(visit, 'token-row'))
      .toEqual([
        expect.stringMatching(/Ether 11\.5 ETH \$34,500\.00$/),
        expect.stringMatching(/Latchkey Dollar 1,025 LKD \$1,025\.00$/),
        expect.stringMatching(/Latchkey Token 10 LKT/),
      ])
    await expect.poll(() => textsOf(visit, 'balance').then((texts) => texts.join())).toContain('11.50')
  })

  it.each(sample(screens, 1))('[NAV-14] start in view on %s', async (_, context) => {
    const holder = await createHolder('0.42')
    const visit = await openAccount(holder, { context: context ?? {} })
    await partsOf(visit, 'token-row').first().waitFor()
    const { row, card } = await visit.modal.frame.evaluate((frame) => ({
      row: frame.querySelector('[data-part="token-row"]')?.getBoundingClientRect().bottom ?? Infinity,
      card: Math.min(
        innerHeight,
        frame.querySelector('[data-part="card"]')?.getBoundingClientRect().bottom ?? 0,
      ),
    }))
    expect(row).toBeLessThan(card)
  })

  it.each(sample(histories, 1))(
    '[ACC-4] load by cursor on scroll: %i transactions on %i pages, each once',
    {
      timeout,
    },
    async (count, pages) => {
      const [holder, giver] = await Promise.all([createHolder('1'), createHolder('100')])
      await giver.giveOften(holder.address, count)
      const visit = await openAccount(holder, { tolerated: reading })
      await choose(visit, 'activity')
      await partsOf(visit, 'transaction').first().waitFor({ timeout: 40_000 })
      await expect
        .poll(
          async () => {
            await visit.modal.viewOf('Account').evaluate((view) => view.scrollTo(0, view.scrollHeight))
            return partsOf(visit, 'transaction').count()
          },
          { timeout: 60_000 },
        )
        .toBe(count)
      expect(await partsOf(visit, 'more').count()).toBe(0)
      const ids = await partsOf(visit, 'transaction').evaluateAll((rows) =>
        rows.map((row) => (row as HTMLElement).dataset.id),
      )
      expect(new Set(ids).size).toBe(count)
      const asked = visit.requests.filter((request) => new URL(request.url()).pathname.endsWith('/history'))
      expect(asked).toHaveLength(pages)
    },
  )
})

describe('a gateway that fails', () => {
  it('[ACC-6] [ACC-7] keeps the last value with its age, and can be retried', async () => {
    const holder = await createHolder('2')
    await holder.endow()
    const visit = await openAccount(holder, { tolerated: [refused] })
    const routes = `${inject('stack').gatewayUrl}/v1/account/**`
    const fail = () => visit.context.route(routes, (route) => route.fulfill({ status: 400, json: {} }))
    await expect.poll(() => partsOf(visit, 'token-row').count()).toBe(3)
    await choose(visit, 'nfts')
    await partsOf(visit, 'nft').waitFor()
    await choose(visit, 'activity')
    await partsOf(visit, 'transaction').first().waitFor()

    await fail()
    await refresh(visit)
    await visit.modal.frame.locator('[data-part="empty-state"]').getByText('Failed to fetch').waitFor()
    await choose(visit, 'nfts')
    await expect.poll(() => textsOf(visit, 'panel-head')).toEqual([expect.stringMatching(/^Updated .+/)])
    expect(await partsOf(visit, 'nft').count()).toBe(1)
    await choose(visit, 'tokens')
    await expect
      .poll(() => textsOf(visit, 'panel-head').then(([line]) => line))
      .toMatch(/^Updated .+ · Try again in \d+ seconds$/)
    expect(await partsOf(visit, 'token-row').count()).toBe(3)
    // The balance doesn't come from the gateway.
    expect(await textsOf(visit, 'balance')).toEqual([expect.stringContaining('2.00')])
    const asked = () => visit.requests.filter((request) => /\/balance\?/.test(request.url())).length
    const before = asked()
    await refresh(visit)
    await settle(visit.page)
    expect(asked()).toBe(before)

    await visit.context.unroute(routes)
    await choose(visit, 'nfts')
    await visit.modal.button('Try again').click()
    await expect.poll(() => partsOf(visit, 'panel-head').count()).toBe(0)
    await choose(visit, 'activity')
    await visit.modal.button('Try again').click()
    await partsOf(visit, 'transaction').first().waitFor()
  })
})

describe('receiving', () => {
  it('[RCV-1] shows the address as a code that cameras read, to copy, with the networks it works on', async () => {
    const holder = await createHolder('1')
    const visit = await openAccount(holder, {
      context: { permissions: ['clipboard-read', 'clipboard-write'] },
    })
    await partsOf(visit, 'receive').click()
    const view = await visit.modal.expectView('WalletReceive')
    const { data, size } = encode(holder.address, { ecc: 'M', border: 4 })
    const drawn = await view
      .locator('[data-part="qr-code"] path')
      .evaluate(
        (path: SVGPathElement, length) =>
          Array.from({ length }, (_, y) =>
            Array.from({ length }, (_, x) => path.isPointInStroke(new DOMPoint(x + 0.5, y + 0.5))),
          ),
        size,
      )
    expect(drawn).toEqual(data)
    expect(await view.locator('[data-part="address"]').innerText()).toBe(holder.address)
    expect(await view.locator('[data-part="good-networks"] li').allInnerTexts()).toEqual([
      expect.stringContaining('Local chain'),
      expect.stringContaining('Second chain'),
    ])
    await view.locator('[data-part="copy-button"]').click()
    await view.getByRole('button', { name: 'Address copied' }).waitFor()
    expect(await visit.page.evaluate(() => navigator.clipboard.readText())).toBe(holder.address)
  })
})
