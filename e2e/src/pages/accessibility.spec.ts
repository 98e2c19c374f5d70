import { describe, expect, it } from 'vitest'
import { demoRdns, type Visit } from '../browser/openVisit'
import { useBrowser } from '../browser/useBrowser'
import { askEach } from './askEach'
import { declineInWallet } from './declineInWallet'
import { familiesQuery, openViews } from './openViews'
import { useSite } from './useSite'

const browser = useBrowser()
const urlOf = useSite({ fixture: 'host' })
const start = async () =>
  openViews(await browser(), urlOf({ families: familiesQuery() }), { permissions: ['clipboard-write'] })

/** The text of the modal's live regions. */
const spoken = ({ modal }: Visit) => modal.frame.locator('[aria-live]').allTextContents()

describe('every view', () => {
  it('has a name, targets of at least 24 px, and borders and focus in forced colours', {
    timeout: 120_000,
  }, async () => {
    const visit = await start()
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
})

describe('announcements', () => {
  it('are made while connecting, on a decline, on copying the address and on switching the network', async () => {
    const visit = await start()
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
