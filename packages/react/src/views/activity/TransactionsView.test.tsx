import axe from 'axe-core'
import { describe, expect, it, onTestFinished } from 'vitest'
import { page } from 'vitest/browser'
import { emulateMedia } from '../../testing/emulateMedia'
import { findInside, shadowOf } from '../../testing/mountProvider'
import { heldTokens, openSendSite } from '../../testing/openSendSite'
import { findView, openView, poll } from '../../testing/openView'

const bob = '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC'

/** Opens the activity of an account that has sent something. */
async function open(options: Parameters<typeof openSendSite>[0] = {}) {
  await emulateMedia({ 'prefers-reduced-motion': 'reduce' })
  const site = await openSendSite({ answers: heldTokens, ...options })
  await site.latchkey.send({ to: bob, amount: '0.25' })
  await openView(site.latchkey, { view: 'Transactions' })
  await findInside('[data-part="transaction"]')
  return site
}

const boxOf = (selector: string) => shadowOf().querySelector(selector)?.getBoundingClientRect()

describe('the activity by itself', () => {
  it.each([
    ['en', 'light', 1024],
    ['ar', 'dark', 320],
  ] as const)(
    '[ACC-4] shows the month above its rows, in %s, %s, %i px',
    async (locale, themeMode, width) => {
      await page.viewport(width, 640)
      onTestFinished(() => page.viewport(1024, 768))
      await open({ locale, themeMode })
      const top = boxOf('[data-part="scroll-area"]')?.top ?? 0
      await poll(() => Math.abs((boxOf('[data-part="month"] h3')?.top ?? 0) - top)).toBeLessThan(1)
      const month = boxOf('[data-part="month"] h3')
      const row = boxOf('[data-part="transaction"]')
      expect(row?.top).toBeGreaterThanOrEqual(month?.bottom ?? Number.POSITIVE_INFINITY)
      const { violations } = await axe.run(document.querySelector('latchkey-modal') as Element)
      expect(violations.map(({ id, nodes }) => `${id} ${nodes[0]?.html}`)).toEqual([])
    },
  )

  it.each([
    ['a site has no gateway', { answers: undefined }],
    ['a family has no history', { traits: { history: false } }],
  ])('[ACC-4] shows what was sent from here where %s, also in the account', async (_where, options) => {
    const { latchkey } = await open(options)
    await latchkey.open({ view: 'Account' })
    const tab = await findInside('[role="tab"][data-tab="activity"]')
    tab.click()
    await findInside('[data-part="transaction"]')
  })

  it('[ACC-4] opens from the tab of the account, which has little room', async () => {
    const { latchkey } = await open()
    await latchkey.open({ view: 'Account' })
    ;(await findInside('[role="tab"][data-tab="activity"]')).click()
    ;(await findInside('[data-part="all-activity"]')).click()
    await findView('Transactions')
    await findInside('[data-view="Transactions"] [data-part="transaction"]')
    expect(shadowOf().querySelector('[data-view="Transactions"] [data-part="all-activity"]')).toBeNull()
  })

  it('[ACC-4] has no tab for activity where a family has no history and nothing was sent', async () => {
    const { latchkey } = await openSendSite({ answers: heldTokens, traits: { history: false } })
    await openView(latchkey, { view: 'Account' })
    await findInside('[role="tab"]')
    expect(shadowOf().querySelector('[role="tab"][data-tab="activity"]')).toBeNull()
  })

  it('[ACC-4] says that there is nothing where nobody keeps a history', async () => {
    const site = await openSendSite()
    await openView(site.latchkey, { view: 'Transactions' })
    expect((await findInside('[data-part="empty-state"]')).textContent).not.toBe('')
  })
})
