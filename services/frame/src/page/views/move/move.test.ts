import type { BrowserContext, BrowserContextOptions, FrameLocator, Page } from 'playwright-core'
import { recoverMessageAddress } from 'viem'
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest'
import { axeFaults } from '../../approve/testing/axeFaults'
import { addAuthenticator } from '../../testing/addAuthenticator'
import { openSite, type Site } from '../../testing/openSite'
import { signInByEmail } from '../../testing/signInByEmail'
import { type Sites, startSites } from '../../testing/startSites'

let old: Sites
let fresh: Sites
beforeAll(async () => {
  old = await startSites()
  fresh = await startSites({ host: 'other-wallet', env: { FRAME_RECOVERY: 'user' }, browser: old.browser })
}, 240_000)
afterAll(async () => {
  await fresh?.stop()
  await old?.stop()
})

type Visit = { readonly site: Site; readonly inside: FrameLocator }

async function newContext(options: BrowserContextOptions = {}): Promise<BrowserContext> {
  const context = await old.browser.newContext(options)
  onTestFinished(() => context.close())
  return context
}

/** Signs in at a provider, in a tab of its own. */
async function visit(sites: Sites, context: BrowserContext, email: string): Promise<Visit> {
  const site = await openSite(sites, { context: await context.newPage() })
  await signInByEmail(sites, site, email)
  return { site, inside: site.page.frameLocator('iframe') }
}

const addressOf = async ({ site }: Visit) =>
  `${(await site.ask('GET_USER', { chainId: 31_337 })).payload?.address}`

/** Waits for the window that a press opens. Presses again: browsers drop a click into a frame that has just moved. */
async function popupOf(context: BrowserContext, press: () => Promise<void>): Promise<Page> {
  const opened = context.waitForEvent('page', { timeout: 15_000 }).catch(() => undefined)
  await press()
  return (await opened) ?? popupOf(context, press)
}

const part = (page: Page, name: string) => page.locator(`[data-part="${name}"]`)

/** The old provider's window, from the settings. */
async function openOut(context: BrowserContext, { site, inside }: Visit): Promise<Page> {
  void site.ask('OPEN_SETTINGS').catch(() => undefined)
  return popupOf(context, () => inside.locator('[data-part="open-move"]').click())
}

/** The new provider's window, in the middle of creating a wallet. */
async function openIn(context: BrowserContext, { site, inside }: Visit): Promise<Page> {
  void site.ask('CREATE_WALLET').catch(() => undefined)
  const popup = await popupOf(context, () => inside.locator('[data-part="bring-wallet"]').click())
  await part(popup, 'move-from').waitFor()
  await addAuthenticator(popup)
  return popup
}

const subjectsTo = (email: string) =>
  old.mailbox.mails.filter(({ to }) => to === email).map(({ subject }) => subject)

async function digitsIn(page: Page): Promise<string> {
  await part(page, 'digits').waitFor()
  return part(page, 'digits').innerText()
}

it('[FRM-5] moves a wallet from one provider to another, by windows that show the same digits', async () => {
  const context = await newContext()
  const before = await visit(old, context, 'ada@example.com')
  const address = await addressOf(before)
  const offer = await openOut(context, before)
  await part(offer, 'move-start').waitFor()
  expect(await part(offer, 'code').innerText()).toContain(old.frame)
  expect(await axeFaults(offer.mainFrame())).toEqual([])
  expect(offer.url()).toBe(`${old.frame}/move`)

  const after = await visit(fresh, context, 'ada@example.com')
  const receiving = await openIn(context, after)
  expect(await part(receiving, 'owner').innerText()).toBe('ada@example.com')
  expect(await axeFaults(receiving.mainFrame())).toEqual([])
  const field = receiving.getByLabel('Address of your old provider')
  await field.fill('ftp://x')
  await field.press('Enter')
  await receiving.getByText('Enter an address such as').waitFor()
  // Nobody answers at a mistyped address, and the visitor can type another one.
  await field.fill('http://mistyped.localhost:9')
  const nobody = await popupOf(context, () => field.press('Enter'))
  await nobody.close()
  await part(receiving, 'other-address').click()
  await field.fill(old.frame)
  const sending = await popupOf(context, () => field.press('Enter'))
  await part(sending, 'move-asks').waitFor()
  // As the browser names it.
  expect(await part(sending, 'origin').innerText()).toBe(fresh.frame)
  expect(subjectsTo('ada@example.com').filter((subject) => subject.includes('moved'))).toEqual([])
  await part(sending, 'continue').click()

  const digits = await digitsIn(sending)
  expect(digits).toMatch(/^\d{3} \d{3}$/)
  expect(await digitsIn(receiving)).toBe(digits)
  expect(await part(receiving, 'origin').innerText()).toBe(old.frame)
  expect(await part(sending, 'evm-account').innerText()).toBe(address)
  expect(await axeFaults(sending.mainFrame())).toEqual([])
  expect(await axeFaults(receiving.mainFrame())).toEqual([])
  await part(receiving, 'match').click()
  await part(sending, 'match').click()
  await part(receiving, 'move-arrived').waitFor()
  expect(await part(receiving, 'evm-account').innerText()).toBe(address)
  expect(await part(receiving, 'owner').innerText()).toBe('ada@example.com')
  expect(await axeFaults(receiving.mainFrame())).toEqual([])
  await part(receiving, 'keep').click()
  await part(receiving, 'move-done').waitFor()
  expect(subjectsTo('ada@example.com')).toContain(`Your wallet was moved to ${fresh.frame}`)

  // The frame that waited has the wallet, and signs with it.
  await expect.poll(() => addressOf(after), { timeout: 20_000 }).toBe(address)
  const { site } = after
  const message = '0x68656c6c6f'
  const asked = site.ask('RPC_REQUEST', { method: 'personal_sign', params: [message, address] })
  await after.inside.getByRole('button', { name: 'Approve', exact: true }).click()
  const signature = (await asked).payload?.response ?? (await asked).payload
  expect(
    await recoverMessageAddress({ message: { raw: message }, signature: signature as `0x${string}` }),
  ).toBe(address)

  // The old provider's window offers to delete the wallet there.
  await part(sending, 'move-done').waitFor()
  expect(await sending.getByText('may have kept a copy').count()).toBe(1)
  expect(await axeFaults(sending.mainFrame())).toEqual([])
  await part(sending, 'delete-wallet').click()
  await part(sending, 'move-deleted').waitFor()
  expect(subjectsTo('ada@example.com')).toContain('Your wallet was deleted here')

  // A second wallet is never put in the place of this one.
  void site.ask('OPEN_SETTINGS').catch(() => undefined)
  const again = await popupOf(context, () => after.inside.locator('[data-part="bring-wallet"]').click())
  await part(again, 'move-exists').waitFor()
  await again.getByText('Nothing was changed.').first().waitFor()
  await part(again, 'make-room').click()
  await part(again, 'move-make-room').waitFor()
  await part(again, 'cancel').click()
  await again.getByText('Your wallet stays where it is.').first().waitFor()
  expect(await addressOf(after)).toBe(address)
}, 240_000)

it('[FRM-5] moves a wallet by codes where the windows cannot reach each other', async () => {
  const context = await newContext()
  const before = await visit(old, context, 'bob@example.com')
  const address = await addressOf(before)
  const sending = await openOut(context, before)
  await part(sending, 'use-codes').click()
  const after = await visit(fresh, context, 'bob@example.com')
  const receiving = await openIn(context, after)
  await part(receiving, 'use-codes').click()
  const carry = async (from: Page, to: Page) => {
    const code = await part(from, 'code').locator('output').innerText()
    await to.locator('textarea').fill(code)
    await part(to, 'take-code').click()
  }
  await sending.locator('textarea').fill('something else')
  await part(sending, 'take-code').click()
  await sending.getByText('This isn’t the code that comes next.').waitFor()
  await carry(receiving, sending)
  // Nobody can check where a code comes from, and the visitor reads that.
  await sending.getByText('Nobody can check that').first().waitFor()
  expect(await part(sending, 'origin').innerText()).toBe(fresh.frame)
  await part(sending, 'continue').click()
  await part(sending, 'code').waitFor()
  await carry(sending, receiving)
  const digits = await digitsIn(receiving)
  await carry(receiving, sending)
  expect(await digitsIn(sending)).toBe(digits)
  await part(receiving, 'match').click()
  await part(sending, 'match').click()
  await part(sending, 'stored').waitFor()
  await carry(sending, receiving)
  await part(receiving, 'move-arrived').waitFor()
  expect(await part(receiving, 'evm-account').innerText()).toBe(address)
}, 240_000)

it('[FRM-17] sends nothing when the digits differ, on a phone, in the dark and from right to left', async () => {
  const context = await newContext({
    locale: 'ar',
    colorScheme: 'dark',
    viewport: { width: 320, height: 568 },
  })
  const before = await visit(old, context, 'eve@example.com')
  const offer = await openOut(context, before)
  await checkLook(offer, 'move-start')
  const receiving = await openIn(context, await visit(fresh, context, 'eve@example.com'))
  await checkLook(receiving, 'move-from')
  await receiving.locator('input').fill(old.frame)
  const sending = await popupOf(context, () => receiving.locator('input').press('Enter'))
  await checkLook(sending, 'move-asks')
  await part(sending, 'continue').click({ trial: true })
  await part(sending, 'continue').press('Enter')
  await digitsIn(receiving)
  await checkLook(receiving, 'move-compare')
  await checkLook(sending, 'move-compare')
  await part(sending, 'differ').press('Enter')
  await checkLook(sending, 'move-refused')
  // Nobody has to press anything there.
  await part(receiving, 'move-refused').waitFor()
  expect(subjectsTo('eve@example.com').filter((subject) => subject.includes(fresh.frame))).toEqual([])
}, 240_000)

/** Nothing is cut off, and axe finds nothing. */
async function checkLook(page: Page, name: string): Promise<void> {
  await part(page, name).waitFor()
  expect(await part(page, 'surface').getAttribute('dir')).toBe('rtl')
  expect(await part(page, name).evaluate((panel) => panel.scrollWidth <= panel.clientWidth)).toBe(true)
  expect(await axeFaults(page.mainFrame())).toEqual([])
}

it('[FRM-17] shows who opened it, and takes no message of another window or origin', async () => {
  const context = await newContext()
  const page = await context.newPage()
  await page.goto(old.origin('site-b'))
  const ask = { latchkey: 'move', v: 1, step: 'ask', origin: fresh.frame, promise: 'A'.repeat(43) }
  // A page that says it's the other provider.
  const lying = await popupOf(context, () =>
    page.evaluate(
      ([url, message]) => {
        const opened = window.open(`${url}/move`)
        addEventListener('message', () => opened?.postMessage(message, '*'), { once: true })
      },
      [old.frame, ask] as const,
    ),
  )
  await lying.getByText('The two windows don’t agree').first().waitFor()
  // A page that says its own name is shown by it, and a message of another window changes nothing.
  const honest = await popupOf(context, () =>
    page.evaluate(
      ([url, message]) => {
        const opened = window.open(`${url}/move`)
        addEventListener(
          'message',
          () => {
            const frame = document.createElement('iframe')
            document.body.append(frame)
            // Not the window that opened it.
            const other = frame.contentWindow as (Window & { eval: typeof eval }) | null
            const post = Object.assign(frame.contentDocument?.createElement('script') ?? {}, {
              textContent: `addEventListener('go', ({ detail }) => detail.opened.postMessage(detail.message, '*'))`,
            })
            frame.contentDocument?.body.append(post as Node)
            other?.dispatchEvent(new CustomEvent('go', { detail: { opened, message } }))
            opened?.postMessage({ ...message, origin: location.origin }, '*')
          },
          { once: true },
        )
      },
      [old.frame, ask] as const,
    ),
  )
  await part(honest, 'move-asks').waitFor()
  expect(await part(honest, 'origin').innerText()).toBe(old.origin('site-b'))
  // A window that lay over it closed at the first of two clicks: the second one counts for nothing.
  await part(honest, 'continue').click({ trial: true })
  await part(honest, 'continue').evaluate((button: HTMLButtonElement) => {
    const blocked = new Promise<void>((resolve) => {
      new MutationObserver(() => (button.disabled ? resolve() : undefined)).observe(button, {
        attributes: true,
      })
    })
    dispatchEvent(new Event('focus'))
    return blocked
  })
}, 240_000)

it('[FRM-17] takes no session from another page, which would get the wallet that the visitor brings', async () => {
  const context = await newContext()
  const thief = await visit(fresh, context, 'mallory@example.com')
  void thief.site.ask('CREATE_WALLET').catch(() => undefined)
  // What the frame would open as a window.
  await thief.site.frame().evaluate(() => {
    window.open = (url) => {
      if (url !== 'about:blank') document.body.dataset.opened = `${url}`
      return null
    }
  })
  const opened = () => thief.site.frame().evaluate(() => document.body.dataset.opened)
  // Browsers drop a click into a frame that has just moved.
  await expect
    .poll(
      async () => {
        if (!(await opened()))
          await thief.inside.locator('[data-part="bring-wallet"]').click({ timeout: 5_000 })
        return opened()
      },
      { timeout: 60_000, interval: 1_000 },
    )
    .toContain('/move#c=')
  const url = (await opened()) ?? ''
  const page = await context.newPage()
  await page.goto(old.origin('site-b'))
  const lured = await popupOf(context, () => page.evaluate((to) => void window.open(to), url))
  await part(lured, 'move-refused').waitFor()
  // Nor by a link in a mail.
  const linked = await context.newPage()
  await linked.goto(url)
  await part(linked, 'move-refused').waitFor()
  // It took nothing: the frame itself opens it.
  const own = await popupOf(context, () =>
    thief.site.frame().evaluate((to) => {
      const link = Object.assign(document.createElement('a'), { href: to, target: '_blank' })
      document.body.append(link)
      link.click()
    }, url),
  )
  await part(own, 'move-from').waitFor()
  expect(await part(own, 'owner').innerText()).toBe('mallory@example.com')
}, 240_000)

it('[FRM-17] is not embedded by any page, and moves nothing inside one', async () => {
  const { page } = await openSite(old, { name: 'site-b' })
  await page.evaluate((src) => {
    const iframe = document.createElement('iframe')
    iframe.name = 'move'
    iframe.src = src
    document.body.append(iframe)
  }, `${old.frame}/move`)
  await expect.poll(() => page.frame('move')?.url()).toMatch(/^chrome-error:/)
  // A proxy that drops the header which forbids it.
  await page.context().route('**/move', async (route) => {
    const url = `http://127.0.0.1:${new URL(old.frame).port}/move`
    const response = await route.fetch({ url })
    const { 'content-security-policy': _, 'x-frame-options': __, ...headers } = response.headers()
    await route.fulfill({ response, headers })
  })
  await page.evaluate((src) => {
    const iframe = document.createElement('iframe')
    iframe.id = 'again'
    iframe.src = src
    document.body.append(iframe)
  }, `${old.frame}/move`)
  const framed = page.frameLocator('#again')
  await framed.getByText('A wallet is moved only in a window of its own.').first().waitFor()
}, 120_000)
