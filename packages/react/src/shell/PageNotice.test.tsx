import { hideNotice, type Latchkey, openSend } from '@latchkey/core'
import axe from 'axe-core'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { emulateMedia } from '../testing/emulateMedia'
import { holdTimer } from '../testing/holdTimer'
import { expectClosed, mountProvider } from '../testing/mountProvider'
import { heldTokens, openSendSite } from '../testing/openSendSite'
import { findView, poll } from '../testing/openView'

const bob = '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC'
const host = () => document.querySelector('latchkey-notice')
const inside = <E extends HTMLElement>(selector: string) =>
  host()?.shadowRoot?.querySelector<E>(selector) ?? null
const toast = () => inside('[data-part="page-notice"]')
const said = () => inside('[data-part="page-notice"] p')?.textContent ?? null
const closeButton = () => inside<HTMLButtonElement>('[data-part="page-notice"] button')

/** Opens a site where 0.25 ETH are on their way, with the modal closed. */
async function send(options: Parameters<typeof openSendSite>[0] = {}) {
  const site = await openSendSite({ answers: heldTokens, ...options })
  const { container } = mountProvider(site.latchkey, <button type="button">Page</button>)
  const { ended } = await site.latchkey.send({ to: bob, amount: '0.25' })
  return { ...site, ended, button: container.querySelector('button') as HTMLButtonElement }
}

const endings = {
  mined: [{ state: 'mined' }, 'success', 'Sent 0.25 ETH'],
  failed: [{ state: 'failed' }, 'error', 'Sending 0.25 ETH failed'],
  dropped: [{ state: 'dropped' }, 'error', 'The network dropped sending 0.25 ETH'],
  replaced: [
    { state: 'replaced', how: 'other', by: null, succeeded: true },
    'error',
    'Another transaction replaced sending 0.25 ETH',
  ],
  cancelled: [
    { state: 'replaced', how: 'cancel', by: null, succeeded: true },
    'success',
    'Sending 0.25 ETH was cancelled',
  ],
} as const

async function end(site: Awaited<ReturnType<typeof send>>, how: keyof typeof endings = 'mined') {
  site.chain.status = endings[how][0]
  await site.ended
  await poll(said).not.toBe(null)
}

const noticeOf = (latchkey: Latchkey) => latchkey.getState().modal.notice

describe('a notice over the page', () => {
  it.each(Object.keys(endings) as (keyof typeof endings)[])(
    '[MOD-3] [SND-1] says that a transfer was %s while the modal is closed, and takes no focus',
    async (how) => {
      const site = await send()
      site.button.focus()
      // Nothing is in the page before there is something to say.
      expect(host()).toBe(null)
      await end(site, how)
      const [, tone, text] = endings[how]
      expect([toast()?.dataset.tone, said()]).toEqual([tone, text])
      expect(inside('[data-part="live-region"]')?.getAttribute('aria-live')).toBe('polite')
      await poll(() => inside('[data-part="live-region"]')?.textContent).toBe(text)
      expect(document.activeElement).toBe(site.button)
      expect(document.querySelector('latchkey-modal')).toBe(null)
    },
  )

  it('[MOD-3] is in the card while the modal is open, and not over the page', async () => {
    const site = await send()
    await site.latchkey.open({ view: 'Account' })
    await findView('Account')
    site.chain.status = { state: 'mined' }
    await site.ended
    await poll(() => noticeOf(site.latchkey)?.message).toBe('Sent 0.25 ETH')
    expect(noticeOf(site.latchkey)?.autoClose).toBe(true)
    expect(host()).toBe(null)
  })

  it('[MOD-3] moves a failure into the card when the modal opens', async () => {
    const site = await send()
    await end(site, 'failed')
    await site.latchkey.open({ view: 'Account' })
    await findView('Account')
    expect(host()).toBe(null)
    const inCard = () =>
      document.querySelector('latchkey-modal')?.shadowRoot?.querySelector('[data-part="notice"]')?.textContent
    await poll(inCard).toBe('Sending 0.25 ETH failed')
    await site.latchkey.close()
    await expectClosed()
    expect(host()).toBe(null)
  })

  it('[MOD-3] closes by itself after a while if it is good, and not before', async () => {
    const site = await send()
    const timers = holdTimer(site.latchkey, 8_000)
    await end(site)
    await poll(() => timers.length).toBe(1)
    // Its time doesn't pass under a pointer.
    await userEvent.hover(toast() as HTMLElement)
    await poll(() => timers.length).toBe(0)
    await userEvent.hover(site.button)
    await poll(() => timers.length).toBe(1)
    closeButton()?.focus()
    await poll(() => timers.length).toBe(0)
    closeButton()?.blur()
    await poll(() => timers.length).toBe(1)
    const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true)
    onTestFinished(() => hidden.mockRestore())
    document.dispatchEvent(new Event('visibilitychange'))
    await poll(() => timers.length).toBe(0)
    hidden.mockReturnValue(false)
    document.dispatchEvent(new Event('visibilitychange'))
    await poll(() => timers.length).toBe(1)
    timers[0]?.()
    await poll(toast).toBe(null)
    expect(noticeOf(site.latchkey)?.open).toBe(false)
  })

  it('[MOD-3] stays if it is bad, until the visitor closes it', async () => {
    const site = await send()
    const timers = holdTimer(site.latchkey, 8_000)
    await end(site, 'failed')
    expect(timers).toEqual([])
    await userEvent.click(closeButton() as HTMLElement)
    await poll(toast).toBe(null)
    expect(noticeOf(site.latchkey)?.open).toBe(false)
  })

  it('[MOD-3] can be reached and closed by keyboard, and gives the focus back', async () => {
    const site = await send()
    site.button.focus()
    await end(site, 'failed')
    await userEvent.keyboard('{Tab}')
    await poll(() => host()?.shadowRoot?.activeElement).toBe(closeButton())
    await userEvent.keyboard('{Escape}')
    await poll(toast).toBe(null)
    expect(document.activeElement).toBe(site.button)
  })

  it('[MOD-3] keeps its events from the page, and the page’s styles from it', async () => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(
      'body > * { display: none !important; color: red !important; position: static !important }',
    )
    const heard: string[] = []
    const hear = ({ type }: Event) => heard.push(type)
    document.addEventListener('click', hear)
    document.addEventListener('keydown', hear)
    onTestFinished(() => {
      document.adoptedStyleSheets = []
      document.removeEventListener('click', hear)
      document.removeEventListener('keydown', hear)
    })
    const site = await send()
    await end(site, 'failed')
    document.adoptedStyleSheets = [sheet]
    const { width, height } = toast()?.getBoundingClientRect() ?? new DOMRect()
    expect(width).toBeGreaterThan(100)
    expect(height).toBeGreaterThan(30)
    expect(getComputedStyle(toast() as Element).color).not.toBe('rgb(255, 0, 0)')
    closeButton()?.dispatchEvent(new KeyboardEvent('keydown', { key: 'a', bubbles: true, composed: true }))
    closeButton()?.click()
    await poll(toast).toBe(null)
    expect(heard).toEqual([])
  })

  it('[MOD-3] lies over everything in the page', async () => {
    const cover = document.createElement('div')
    cover.style.cssText = 'position:fixed;inset:0;z-index:2147483647;background:white'
    const site = await send()
    await end(site, 'failed')
    document.body.append(cover)
    onTestFinished(() => cover.remove())
    const { left, top, width, height } = toast()?.getBoundingClientRect() ?? new DOMRect()
    expect(document.elementFromPoint(left + width / 2, top + height / 2)).toBe(host())
  })

  it('[MOD-3] says the amount as the visitor’s language writes it', async () => {
    const site = await send({ locale: 'de' })
    await end(site)
    expect(said()).toBe('0,25 ETH gesendet')
    expect(closeButton()?.getAttribute('aria-label')).toBe('Schließen')
  })

  it('[MOD-3] follows the language and the theme of the site', async () => {
    const site = await send({ locale: 'ar', themeMode: 'dark' })
    await end(site)
    expect(getComputedStyle(toast() as Element).direction).toBe('rtl')
    const dark = getComputedStyle(toast() as Element).backgroundColor
    // At the end of a line, which is on the left.
    expect(toast()?.getBoundingClientRect().left).toBe(16)
    site.latchkey.setTheme({ mode: 'light' })
    await poll(() => getComputedStyle(toast() as Element).backgroundColor).not.toBe(dark)
  })

  it.each([
    ['light', 'en'],
    ['dark', 'ar'],
  ] as const)('[MOD-3] passes axe and fits a phone, %s, in %s', async (themeMode, locale) => {
    await page.viewport(320, 640)
    onTestFinished(() => page.viewport(1024, 768))
    await emulateMedia({ 'prefers-reduced-motion': 'reduce' })
    const site = await send({ themeMode, locale })
    await end(site, 'replaced')
    expect(host()?.shadowRoot?.getAnimations()).toEqual([])
    const { left, right, bottom } = toast()?.getBoundingClientRect() ?? new DOMRect()
    expect(left).toBeGreaterThanOrEqual(0)
    expect(right).toBeLessThanOrEqual(320)
    expect(bottom).toBeLessThanOrEqual(640)
    const { height, width } = closeButton()?.getBoundingClientRect() ?? new DOMRect()
    expect(Math.min(height, width)).toBeGreaterThanOrEqual(36)
    const { violations } = await axe.run(host() as Element)
    expect(violations.map(({ id, nodes }) => `${id} ${nodes[0]?.html}`)).toEqual([])
  })

  it('[MOD-3] leaves nothing behind when the provider goes', async () => {
    const site = await openSendSite({ answers: heldTokens })
    const { unmount } = mountProvider(site.latchkey)
    const { ended } = await site.latchkey.send({ to: bob, amount: '0.25' })
    site.chain.status = { state: 'mined' }
    await ended
    await poll(said).not.toBe(null)
    unmount()
    expect(host()).toBe(null)
    hideNotice(site.latchkey)
  })

  it('[MOD-3] loads nothing while a transfer is on its way', async () => {
    const site = await send()
    await openSend(site.latchkey)
    expect(noticeOf(site.latchkey)?.isOnPage).toBeUndefined()
    expect(host()).toBe(null)
  })
})
