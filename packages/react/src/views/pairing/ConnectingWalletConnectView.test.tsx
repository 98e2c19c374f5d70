import { evm } from '@latchkey/evm'
import { proposalExpired, relayUnreachable } from '@latchkey/protocol'
import { createEvmWallet } from '@latchkey/testing'
import axe from 'axe-core'
import { describe, expect, it, onTestFinished } from 'vitest'
import { userEvent } from 'vitest/browser'
import { pairingUri } from '../../testing/createScriptedPairing'
import { expectClosed, findInside, shadowOf } from '../../testing/mountProvider'
import { findControl, findView, poll, spoken } from '../../testing/openView'
import { fox, pairWith } from '../../testing/pairWith'

type Given = Parameters<typeof pairWith>[2] & { readonly page?: EventTarget }
const pairOn = (data: Parameters<typeof pairWith>[1], { page = new EventTarget(), ...given }: Given = {}) =>
  pairWith(evm({ page }), data, given)
const text = () => shadowOf().querySelector('[data-part="pairing"]')?.textContent ?? ''
const panel = (state: string) => findInside(`[data-part="code-panel"][data-state="${state}"]`)
const tabs = () => [...shadowOf().querySelectorAll<HTMLElement>('[data-part="tab"]')]
const choice = 'WALLETCONNECT_DEEPLINK_CHOICE'

/** Runs axe on the view with other preferences. */
async function findFaults(): Promise<readonly string[]> {
  const host = document.querySelector('latchkey-modal') as Element
  const { violations } = await axe.run(host, { resultTypes: ['violations'] })
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`))
}

describe('a code', () => {
  it("[WC-1] is prepared in place, shows the wallet's icon in the middle, and can be copied as a link", async () => {
    const { pairing, asked, items } = await pairOn({ walletId: 'fox' })
    await asked()
    const before = (await panel('preparing')).getBoundingClientRect()
    expect((await findControl(/Copy link/)).ariaBusy).toBe('true')
    pairing.show(pairingUri())
    const after = (await panel('ready')).getBoundingClientRect()
    expect([after.width, after.height]).toEqual([before.width, before.height])
    const code = await findInside('[data-part="qr-code"]')
    expect(code.ariaLabel).toContain('QR code')
    expect(code.getBoundingClientRect().width).toBe(280)
    const face = (await findInside('[data-part="code-face"]')).getBoundingClientRect()
    expect(face.width / 280).toBeLessThan(0.2)
    await poll(spoken).toBe('Scan this code with Fox on your phone.')
    // The next control after the image offers the same as a link.
    expect(code.closest('[data-part="code"]')?.nextElementSibling?.textContent).toBe('Copy link')
    const copied: string[] = []
    Object.defineProperty(navigator, 'clipboard', {
      configurable: true,
      value: { writeText: async (link: string) => void copied.push(link) },
    })
    // Test files share a page.
    onTestFinished(() => void Reflect.deleteProperty(navigator, 'clipboard'))
    await userEvent.click(await findControl('Copy link'))
    await findControl('Link copied')
    await poll(spoken).toBe('Link copied')
    expect(copied).toEqual([pairingUri()])
    expect(items.has(choice)).toBe(false)
  })

  it('[WC-2] counts down its last minute silently, and renews in place', async () => {
    const { pairing, asked, clock } = await pairOn({})
    await asked()
    pairing.show(pairingUri('a'))
    const height = (await panel('ready')).getBoundingClientRect().height
    const countdown = await findInside('[data-part="countdown"]')
    clock.advance(100_000)
    expect(countdown.textContent).toBe('')
    for (let second = 0; second < 100; second += 1) {
      clock.advance(1_000)
      await new Promise((resolve) => setTimeout(resolve))
    }
    await poll(() => countdown.textContent).toBe('New code in 30 s')
    expect(countdown.closest('[aria-live], [role="status"]')).toBeNull()
    expect(spoken()).toBe('Scan this code with your wallet.')
    clock.advance(30_000)
    await panel('preparing')
    await poll(() => pairing.asked.length).toBe(2)
    pairing.show(pairingUri('b'))
    await panel('ready')
    await poll(spoken).toBe('QR code refreshed')
    // Browsers lay out in fractions of a pixel.
    expect((await panel('ready')).getBoundingClientRect().height).toBeCloseTo(height, 2)
    expect(pairing.aborted()).toBe(1)
  })

  it('[WC-3] connects and closes when a wallet approves', async () => {
    const { latchkey, pairing, asked, events } = await pairOn({})
    await asked()
    pairing.show(pairingUri())
    await panel('ready')
    pairing.agree()
    await expectClosed()
    expect(latchkey.getState().pairing?.status).toBe('connected')
    expect(events).toContainEqual({
      event: 'SELECT_WALLET',
      properties: { name: 'WalletConnect', platform: 'qrcode' },
    })
  })

  it.each([
    ['a wallet declines', undefined, 'Request declined'],
    ['no wallet answers in time', proposalExpired(), 'This code has expired'],
    ['the relay can’t be reached', relayUnreachable(), 'Can’t reach wallets on other devices'],
  ])('says when %s, and what to do next', async (_, cause, title) => {
    const { pairing, asked } = await pairOn({})
    await asked()
    if (cause) pairing.fail(cause)
    else pairing.refuse()
    await findInside('[data-part="link-panel"][data-state="error"]')
    expect(text()).toContain(title)
    await poll(spoken).toContain(title)
    const retry = await findControl('Try again')
    expect(shadowOf().activeElement).toBe(retry)
    await userEvent.click(retry)
    await panel('preparing')
    await poll(() => pairing.asked.length).toBe(2)
    pairing.show(pairingUri())
    await panel('ready')
  })

  it("doesn't show an earlier error", async () => {
    const first = await pairOn({})
    await first.asked()
    first.pairing.refuse()
    await findControl('Try again')
    await first.latchkey.close()
    await expectClosed()
    await first.latchkey.open({ view: 'ConnectingWalletConnect' })
    await panel('preparing')
    await poll(() => first.pairing.asked.length).toBe(2)
    expect(text()).not.toContain('declined')
  })

  it("says that the site hasn't set up pairing", async () => {
    const { clock } = await pairOn({}, { options: { enableWalletConnect: false } })
    await poll(() => {
      clock.advance(500)
      return text()
    }).toContain('Pairing isn’t set up yet')
  })

  it('uses the visitor’s language', async () => {
    const { pairing, asked } = await pairOn({ walletId: 'fox' }, { options: { locale: 'ar' } })
    await asked()
    pairing.show(pairingUri())
    await panel('ready')
    expect(text()).toContain('نسخ الرابط')
  })
})

describe('the ways to a wallet', () => {
  it('are tabs, the best first; an installed extension is asked directly', async () => {
    const page = new EventTarget()
    const wallet = createEvmWallet({ name: 'Fox', rdns: 'test.fox' })
    wallet.announce({ target: page })
    wallet.hang()
    const { pairing } = await pairOn({ walletId: 'fox' }, { page })
    await poll(() => tabs().map(({ textContent }) => textContent)).toEqual([
      'Browser',
      'Mobile',
      'Webapp',
      'Desktop',
    ])
    expect(tabs()[0]?.ariaSelected).toBe('true')
    // No pairing for an installed wallet.
    expect(pairing.asked).toEqual([])
    await userEvent.click(await findControl('Open Fox'))
    await findView('ConnectingExternal')
  })

  it('open a web wallet in a new tab and a desktop wallet in place, both with the pairing', async () => {
    const { pairing, asked } = await pairOn({ walletId: 'fox' })
    await asked()
    pairing.show(pairingUri())
    await panel('ready')
    const open = () => findInside<HTMLAnchorElement>('[data-part="open-link"]')
    const link = encodeURIComponent(pairingUri())
    tabs()[1]?.click()
    await poll(async () => (await open()).getAttribute('href')).toBe(`https://web.fox.example/wc?uri=${link}`)
    expect([(await open()).target, (await open()).rel]).toEqual(['_blank', 'noopener noreferrer'])
    tabs()[2]?.click()
    await poll(async () => (await open()).getAttribute('href')).toBe(`foxdesk://wc?uri=${link}`)
    expect((await open()).target).toBe('_self')
    await findControl('Copy link')
    // They share one pairing.
    expect(pairing.asked).toHaveLength(1)
  })

  it('lead to the downloads', async () => {
    await pairOn({ walletId: 'fox' })
    expect((await findInside('[data-part="get-strip"]')).textContent).toBe('Don’t have Fox?Get')
    await userEvent.click(await findControl('Get Fox'))
    await findView('Downloads')
  })

  it("say that a wallet without any isn't installed", async () => {
    const { id, name, homepage } = fox
    const { pairing, events } = await pairOn(
      { walletId: 'fox' },
      { options: { customWallets: [{ id, name, homepage }] } },
    )
    await poll(text).toContain('Not detected')
    expect((await findControl('Get Fox')).getAttribute('href')).toBe(homepage)
    expect(pairing.asked).toEqual([])
    expect(events).toContainEqual({
      event: 'SELECT_WALLET',
      properties: { name: 'Fox', platform: 'unsupported' },
    })
  })
})

describe('on a phone', () => {
  const open = () => findInside<HTMLAnchorElement>('[data-part="open-link"]')
  /** A tap without the browser following the link. */
  const tap = async () => {
    const link = await open()
    link.addEventListener('click', (event) => event.preventDefault(), { once: true })
    link.click()
  }

  it('[WC-1] opens the app with the tap, and remembers it until a code is wanted', async () => {
    const { pairing, asked, items, events } = await pairOn({ walletId: 'fox' }, { isMobile: true })
    await asked()
    expect((await findControl('Open Fox')).ariaBusy).toBe('true')
    pairing.show(pairingUri())
    const link = encodeURIComponent(pairingUri())
    expect([(await open()).getAttribute('href'), (await open()).target]).toEqual([
      `fox://wc?uri=${link}`,
      '_self',
    ])
    expect(tabs().map(({ dataset }) => dataset.tab)).toEqual(['mobile', 'web'])
    expect(items.has(choice)).toBe(false)
    await tap()
    expect(JSON.parse(items.get(choice) ?? '')).toEqual({ href: 'fox://', name: 'Fox' })
    expect(events).toContainEqual({ event: 'SELECT_WALLET', properties: { name: 'Fox', platform: 'mobile' } })
    await findInside('[data-part="link-panel"][data-state="waiting"]')
  })

  it('[WC-1] falls back from the app to the universal link, then to a code or the store', async () => {
    const { pairing, asked, clock, items } = await pairOn({ walletId: 'fox' }, { isMobile: true })
    await asked()
    pairing.show(pairingUri())
    await tap()
    await findInside('[data-part="link-panel"][data-state="waiting"]')
    const place = async () => [
      (await open()).offsetTop,
      (await findInside('[data-part="pairing"]')).offsetHeight,
    ]
    const before = await place()
    clock.advance(1_200)
    await poll(text).toContain('Nothing opened?')
    // The text is longer now, but the button stays under the finger.
    expect(await place()).toEqual(before)
    expect((await open()).href).toContain('https://fox.example/app/wc?uri=')
    expect((await open()).target).toBe('_blank')
    await findControl('Get Fox')
    await userEvent.click(await findControl('Show QR code'))
    await panel('ready')
    expect(items.has(choice)).toBe(false)
    await userEvent.click(await findControl('Open Fox'))
    await open()
  })

  it('says after three seconds that it takes longer, and after five offers to try again, without opening anything itself', async () => {
    const { pairing, asked, clock } = await pairOn({ walletId: 'fox' }, { isMobile: true })
    await asked()
    pairing.show(pairingUri())
    let opened = 0
    ;(await open()).addEventListener('click', () => {
      opened += 1
    })
    await tap()
    await findInside('[data-part="link-panel"][data-state="waiting"]')
    // The app has come to the front.
    Object.defineProperty(document, 'visibilityState', { configurable: true, value: 'hidden' })
    document.dispatchEvent(new Event('visibilitychange'))
    Reflect.deleteProperty(document, 'visibilityState')
    clock.advance(2_999)
    expect(text()).toContain('Open the app and approve the request.')
    clock.advance(1)
    await poll(text).toContain('This is taking longer than usual.')
    await poll(spoken).toContain('This is taking longer than usual.')
    expect(text()).not.toContain('Try again')
    clock.advance(2_000)
    await findControl('Try again')
    expect((await open()).href).toContain('fox://')
    expect(opened).toBe(1)
  })

  const { id, name, webapp_link } = fox
  it.each([
    ['an app', fox],
    ['a web wallet', { id, name, webapp_link }],
  ])(
    '[WC-1] also offers the browser of the app, which needs no relay that the wallet knows: %s',
    async (_, links) => {
      const browser_link = 'https://fox.example/open?page={url}'
      const given = { isMobile: true, options: { customWallets: [{ ...links, browser_link }] } }
      const { pairing, asked } = await pairOn({ walletId: 'fox' }, given)
      const find = () => findInside<HTMLAnchorElement>('[data-part="open-page"]')
      const before = await find()
      expect(before.textContent).toBe('Open in Fox’s browser')
      expect(before.getAttribute('href')).toMatch(/^https:\/\/fox\.example\/open\?page=http/)
      expect([before.target, before.rel]).toEqual(['_blank', 'noopener noreferrer'])
      await asked()
      pairing.fail(relayUnreachable())
      await findInside('[data-part="link-panel"][data-state="error"]')
      // It works where the relay doesn't.
      expect(await find()).toBe(before)
    },
  )

  it.each([
    ['that the app lacks', fox, true, 'Show QR code'],
    [
      'of an app on a computer',
      { ...fox, browser_link: 'https://fox.example/open?page={url}' },
      false,
      'Copy link',
    ],
  ])('offers no browser %s', async (_, wallet, isMobile, control) => {
    const { asked } = await pairOn({ walletId: 'fox' }, { isMobile, options: { customWallets: [wallet] } })
    await asked()
    await findControl(control)
    expect(shadowOf().querySelector('[data-part="open-page"]')).toBeNull()
  })

  it('opens next to a Telegram mini app, and warns about what may not work there', async () => {
    const proxy = { postEvent: () => undefined }
    Object.defineProperty(globalThis, 'TelegramWebviewProxy', { configurable: true, value: proxy })
    try {
      const { pairing, asked } = await pairOn({ walletId: 'fox' }, { isMobile: true })
      await asked()
      pairing.show(pairingUri())
      expect((await open()).href).toContain('https://fox.example/app/wc?uri=')
      expect((await open()).target).toBe('_blank')
      expect(text()).toContain('inside Telegram')
    } finally {
      Reflect.deleteProperty(globalThis, 'TelegramWebviewProxy')
    }
  })

  it.each(['light', 'dark'] as const)('passes axe while a wallet is opened (%s)', async (themeMode) => {
    const { pairing, asked, clock } = await pairOn(
      { walletId: 'fox' },
      { isMobile: true, options: { themeMode, locale: 'ar' } },
    )
    await asked()
    pairing.show(pairingUri())
    await tap()
    await findInside('[data-part="link-panel"][data-state="waiting"]')
    clock.advance(5_000)
    await poll(text).toContain('لم يُفتح شيء')
    await poll(findFaults).toEqual([])
    pairing.refuse()
    await findInside('[data-part="link-panel"][data-state="error"]')
    await poll(findFaults).toEqual([])
  })
})
