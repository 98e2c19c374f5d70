import { describe, expect, it } from 'vitest'
import { demoRdns, openVisit, type Visit } from '../browser/openVisit'
import { useBrowser } from '../browser/useBrowser'
import { sample } from '../sample'
import { declineInWallet } from './declineInWallet'
import { findAxeProblems } from './findAxeProblems'
import { familiesQuery, openViews } from './openViews'
import { signInStates } from './signInStates'
import { useSite } from './useSite'
import { type ViewState, viewStates } from './viewStates'

const browser = useBrowser()
const urlOf = useSite({ fixture: 'host' })
/** Colours depend on the theme, and names and sides on the language: each of both once is enough. */
const looks = sample(
  [
    { theme: 'dark', locale: 'en' },
    { theme: 'light', locale: 'ar' },
  ] as const,
  1,
)
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

/** Runs a check on every screen and returns the results that aren't empty. */
async function askEach(
  visit: Visit,
  ask: (visit: Visit) => Promise<readonly string[]>,
  states: readonly ViewState[] = viewStates,
) {
  const answers: Record<string, readonly string[]> = {}
  for (const { name, show } of states) {
    await show(visit)
    const answer = await ask(visit)
    if (answer.length > 0) answers[name] = answer
  }
  return answers
}

/** The text of the modal's live regions. */
const spoken = ({ modal }: Visit) => modal.frame.locator('[aria-live]').allTextContents()

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
  it('has a name, targets of at least 24 px, and borders and focus in forced colours', {
    timeout: 120_000,
  }, async () => {
    const visit = await start({})
    await visit.page.emulateMedia({ forcedColors: 'active' })
    const faults = await askEach(visit, async ({ page, modal }) => {
      const title =
        (await modal.frame.locator('[data-part="title"] > :not([aria-hidden])').textContent()) ?? ''
      const isNamed =
        title !== '' && (await page.getByRole('dialog', { name: title, exact: true }).count()) === 1
      const small = await modal.frame.locator('button, a[href], input').evaluateAll((controls) =>
        controls.flatMap((control) => {
          const { width, height } = control.getBoundingClientRect()
          return Math.min(width, height) < 24
            ? [`${control.outerHTML.slice(0, 120)} is ${width} × ${height}`]
            : []
        }),
      )
      const unseen = await modal.frame.evaluate(findUnseen)
      return [...(isNamed ? [] : [`not named by its title “${title}”`]), ...small, ...unseen]
    })
    expect(faults).toEqual({})
  })

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

describe('announcements', () => {
  it('are made while connecting, on a decline, on copying the address and on switching the network', async () => {
    const visit = await start({})
    const { page, modal, wallet } = visit
    await page.evaluate(() => window.fixture.latchkey.open())
    await modal.row(demoRdns).waitFor()
    // A live region must exist before it speaks, or it isn't heard.
    expect((await spoken(visit)).map((text) => text.trim())).toEqual(['', ''])
    await wallet.hang()
    await modal.row(demoRdns).click()
    await expect.poll(() => spoken(visit)).toContainEqual(expect.stringContaining('Continue in Demo'))
    await declineInWallet(visit, 'eth_requestAccounts')
    await expect.poll(() => spoken(visit)).toContainEqual(expect.stringContaining('Request declined'))
    await wallet.approve()
    await modal.button('Try again').click()
    await modal.expectClosed()
    await page.evaluate(() => window.fixture.latchkey.open())
    await modal.frame.locator('[data-part="copy-button"]').click()
    await expect.poll(() => spoken(visit)).toContainEqual(expect.stringContaining('copied'))
    await modal.frame.locator('[data-part="network-chip"]').click()
    await modal.frame.locator('[data-network="eip155:31338"]').click()
    await expect.poll(() => spoken(visit)).toContainEqual(expect.stringContaining('Now on Second chain'))
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

/** Runs in the page: finds a card without a border, and controls without a visible focus. */
function findUnseen(frame: Element): string[] {
  const card = frame.querySelector('[data-part="card"]')
  const isLine = (style: string, width: string) => style !== 'none' && Number.parseFloat(width) >= 1
  const { borderTopStyle, borderTopWidth } = getComputedStyle(card ?? frame)
  const unseen = [...frame.querySelectorAll<HTMLElement>('button:enabled, a[href], input')].filter(
    (control) => {
      control.focus({ focusVisible: true } as FocusOptions)
      const { outlineStyle, outlineWidth } = getComputedStyle(control)
      // A field may show focus on the frame around it.
      const around = getComputedStyle(control.parentElement ?? control)
      return !isLine(outlineStyle, outlineWidth) && !isLine(around.outlineStyle, around.outlineWidth)
    },
  )
  return [
    ...(isLine(borderTopStyle, borderTopWidth) ? [] : ['the card has no border']),
    ...unseen.map((control) => `no focus: ${control.outerHTML.slice(0, 100)}`),
  ]
}
