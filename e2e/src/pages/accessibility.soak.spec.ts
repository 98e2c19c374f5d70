import { describe, expect, it } from 'vitest'
import { openVisit, type Visit } from '../browser/openVisit'
import { useBrowser } from '../browser/useBrowser'
import { askEach } from './askEach'
import { findAxeProblems } from './findAxeProblems'
import { familiesQuery, openViews } from './openViews'
import { signInStates } from './signInStates'
import { useSite } from './useSite'

const browser = useBrowser()
const urlOf = useSite({ fixture: 'host' })
/** Colours depend on the theme, and names and sides on the language: each of both once is enough. */
const looks = [
  { theme: 'light', locale: 'ar' },
  { theme: 'dark', locale: 'en' },
] as const
/** A screen where lists must scroll, to find more faults. */
const low = { width: 800, height: 500 }

async function start(options: {
  readonly query?: Readonly<Record<string, string>>
  readonly viewport?: { readonly width: number; readonly height: number }
}): Promise<Visit> {
  return openViews(await browser(), urlOf({ families: familiesQuery(), ...options.query }), {
    permissions: ['clipboard-write'],
    ...(options.viewport ? { viewport: options.viewport } : {}),
  })
}

describe('axe', () => {
  it.each(looks)('finds nothing on any view, $theme, $locale', { timeout: 180_000 }, async (query) => {
    const visit = await start({ query, ...(query.theme === 'dark' ? { viewport: low } : {}) })
    expect(await askEach(visit, ({ page }) => findAxeProblems(page))).toEqual({})
  })

  it.each(looks)('finds nothing with terms to accept, $theme, $locale', async (query) => {
    const { page, modal } = await start({ query: { ...query, terms: 'https://example.com/terms' } })
    await page.evaluate(() => window.fixture.latchkey.open())
    await modal.frame.getByRole('checkbox').waitFor()
    expect(await findAxeProblems(page)).toEqual([])
    await modal.frame.getByRole('checkbox').check()
    expect(await findAxeProblems(page)).toEqual([])
  })

  it.each(looks)('finds nothing with sign-in, $theme, $locale', async (query) => {
    const visit = await start({ query: { ...query, siwx: '' } })
    expect(await askEach(visit, ({ page }) => findAxeProblems(page), signInStates)).toEqual({})
  })

  it.each(looks)('finds nothing without a wallet, $theme, $locale', async (query) => {
    const { page, modal } = await openVisit(await browser(), { url: urlOf(query), wallets: [] })
    await page.evaluate(() => window.fixture.start())
    await page.evaluate(() => window.fixture.latchkey.open())
    await modal.view.locator('[data-part="empty-state"]').waitFor()
    expect(await findAxeProblems(page)).toEqual([])
  })
})

describe('every view', () => {
  it('fits a phone at 200 %, 180 px wide, without scrolling sideways, and everything is reachable', {
    timeout: 120_000,
  }, async () => {
    const visit = await start({ viewport: { width: 180, height: 320 } })
    const fits = ({ modal }: Visit) => modal.frame.evaluate(findOverflow)
    expect(await askEach(visit, fits)).toEqual({})
    const signing = await start({ viewport: { width: 180, height: 320 }, query: { siwx: '' } })
    expect(await askEach(signing, fits, signInStates)).toEqual({})
  })
})

/** Runs in the page: finds what doesn't fit its width, and what no scrolling reaches. */
function findOverflow(frame: Element): string[] {
  const name = (element: Element) => element.outerHTML.slice(0, 100)
  const all = [...frame.querySelectorAll('*')].filter(
    (element) => !element.closest('[aria-live], [aria-hidden="true"], [data-part="unseen"], svg'),
  )
  const wide = [frame, ...all].filter((element) => {
    const { overflowX } = getComputedStyle(element)
    return ['auto', 'scroll'].includes(overflowX) && element.scrollWidth > element.clientWidth
  })
  const hasText = (element: Element) =>
    [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim())
  const beyond = all.filter((element) => {
    if (!hasText(element) && !element.matches('button, a[href], input')) return false
    element.scrollIntoView({ block: 'nearest' })
    const { left, right, top, bottom, width } = element.getBoundingClientRect()
    const isTall = bottom - top > (element.closest('[data-view]')?.clientHeight ?? innerHeight)
    const isOff =
      left < -0.5 || right > innerWidth + 0.5 || (!isTall && (top < -0.5 || bottom > innerHeight + 0.5))
    return isOff || width < 16
  })
  return [
    ...wide.map((element) => `scrolls sideways: ${name(element)}`),
    ...beyond.map((element) => `can't be seen: ${name(element)}`),
  ]
}
