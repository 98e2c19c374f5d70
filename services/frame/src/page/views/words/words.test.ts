import { readFile, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { FrameLocator, Page } from 'playwright-core'
import { mnemonicToAccount } from 'viem/accounts'
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest'
import { recoverySecretWrong } from '../../../recover/errors'
import { openRecoveryFile } from '../../../recover/openRecoveryFile'
import { addAuthenticator } from '../../testing/addAuthenticator'
import { openSite, type Site } from '../../testing/openSite'
import { signInByEmail } from '../../testing/signInByEmail'
import { type Sites, startSites } from '../../testing/startSites'

let sites: Sites
beforeAll(async () => {
  sites = await startSites()
}, 120_000)
afterAll(() => sites?.stop())

const password = 'a long password, really'

/** A page of the frame for Node, which doesn't know the names that browsers resolve to this machine. */
const here = (path: string) => `http://127.0.0.1:${new URL(sites.frame).port}${path}`

/** Signs in and opens the settings. */
async function openSettings(email: string) {
  const site = await openSite(sites)
  const inside = site.page.frameLocator('iframe')
  await signInByEmail(sites, site, email)
  const { payload } = await site.ask('GET_USER', { chainId: 31_337 })
  void site.ask('OPEN_SETTINGS').catch(() => undefined)
  await inside.locator('[data-part="open-export"]').waitFor()
  return { site, inside, address: `${payload?.address}` }
}

/** Presses a button that saves a file, and returns what is in it. */
async function saved(site: Site, press: () => Promise<void>): Promise<string> {
  const [download] = await Promise.all([site.page.waitForEvent('download'), press()])
  expect(download.suggestedFilename()).toBe('latchkey-recovery.json')
  return readFile(await download.path(), 'utf8')
}

async function saveByPassword(site: Site, inside: FrameLocator): Promise<string> {
  await inside.locator('[data-part="open-file"]').click()
  await inside.locator('#file-password').fill(password)
  await inside.locator('[data-part="recovery-file"] button[type="submit"]').click()
  return saved(site, () => inside.locator('[data-part="confirm-yes"]').click())
}

/** The words that a page shows after a press. */
async function readWords(page: Page): Promise<string> {
  await page.locator('[data-part="toggle-words"]').waitFor()
  expect(await page.locator('[data-part="words"]').count()).toBe(0)
  await page.locator('[data-part="toggle-words"]').click()
  return (await page.locator('[data-part="words"] li').allInnerTexts()).join(' ')
}

/** Opens the window with the words. */
async function openWindow(site: Site, inside: FrameLocator): Promise<Page> {
  const [popup] = await Promise.all([
    site.page.context().waitForEvent('page'),
    inside.locator('[data-part="open-export"]').click(),
  ])
  return popup
}

it('[FRM-5] saves a file that opens without any server, to the words that the window shows', async () => {
  const { site, inside, address } = await openSettings('ada@example.com')
  const popup = await openWindow(site, inside)
  await popup.locator('[data-part="continue"]').click()
  const words = await readWords(popup)
  expect(mnemonicToAccount(words).address).toBe(address)
  expect(await popup.locator('dd').first().innerText()).toBe(address)
  // Neither the history nor a glance keeps what was handed over, and the page around the frame has no handle on it.
  expect(popup.url()).toBe(`${sites.frame}/export`)
  expect(await popup.evaluate(() => window.opener)).toBe(null)
  const told = () =>
    sites.mailbox.mails.filter(({ to }) => to === 'ada@example.com').map(({ subject }) => subject)
  expect(told()).toContain('The secret words of your wallet were shown')

  const text = await saveByPassword(site, inside)
  expect(text).not.toContain(password)
  expect(told()).toContain('A recovery file of your wallet was saved')
  expect((await openRecoveryFile(text, password)).words).toBe(words)
  const error = await openRecoveryFile(text, `${password}!`).catch((cause: unknown) => cause)
  expect(recoverySecretWrong.is(error)).toBe(true)
}, 120_000)

it('[FRM-5] asks for the passkey of a wallet that has one before it shows the words', async () => {
  const { site, inside, address } = await openSettings('eve@example.com')
  const own = await addAuthenticator(site.page, { frame: site.frame() })
  await inside.locator('[data-part="add-passkey"]').click()
  await inside.locator('[data-part="confirm-yes"]').click()
  await inside.getByText('2 ways back: this device, passkey').waitFor()
  const popup = await openWindow(site, inside)
  await popup.getByText('Confirm with your passkey.').waitFor()
  const there = await addAuthenticator(popup)
  // A visitor who has no passkey here.
  await popup.locator('[data-part="continue"]').click()
  await popup.getByText('No passkey was used. Try again.').waitFor()
  await own.copyTo(there)
  await popup.locator('[data-part="continue"]').click()
  expect(mnemonicToAccount(await readWords(popup)).address).toBe(address)
}, 120_000)

it('[FRM-5] saves a file that a printed code opens', async () => {
  const { site, inside, address } = await openSettings('bob@example.com')
  await inside.locator('[data-part="open-file"]').click()
  await inside.locator('[data-part="use-code"]').click()
  const text = await saved(site, () => inside.locator('[data-part="confirm-yes"]').click())
  const code = await inside.locator('[data-part="file-code"] output').innerText()
  const { words } = await openRecoveryFile(text, code)
  expect(mnemonicToAccount(words).address).toBe(address)
  // A file is no way in for the operator: the settings and the server know nothing of it.
  const error = await openRecoveryFile(text, password).catch((cause: unknown) => cause)
  expect(recoverySecretWrong.is(error)).toBe(true)
}, 120_000)

it('[FRM-5] opens a file in a page that asks nobody, also in a saved copy without a connection', async () => {
  const { site, inside, address } = await openSettings('carol@example.com')
  const text = await saveByPassword(site, inside)
  const html = await (await fetch(here('/recover'))).text()
  const copy = join(tmpdir(), `latchkey-recover-${crypto.randomUUID()}.html`)
  await writeFile(copy, html)
  for (const url of [`${sites.frame}/recover`, pathToFileURL(copy).href]) {
    const context = await sites.browser.newContext()
    onTestFinished(() => context.close())
    const page = await context.newPage()
    const faults: string[] = []
    page.on('pageerror', ({ message }) => faults.push(message))
    await page.goto(url)
    const asked: string[] = []
    page.on('request', (request) => asked.push(request.url()))
    await context.setOffline(true)
    const file = { name: 'file.json', mimeType: 'application/json', buffer: Buffer.from(text) }
    await page.locator('#recover-file').setInputFiles(file)
    await page.locator('#recover-secret').fill('another password')
    await page.locator('button[type="submit"]').click()
    await page.getByText('This password or code doesn’t open the file.').waitFor()
    await page.locator('#recover-secret').fill(password)
    await page.locator('button[type="submit"]').click()
    expect(mnemonicToAccount(await readWords(page)).address).toBe(address)
    expect([asked, faults]).toEqual([[], []])
  }
}, 120_000)

it('[FRM-17] shows no words inside another page', async () => {
  const { site, inside } = await openSettings('dora@example.com')
  // A proxy that drops the header which forbids it.
  await site.page.context().route('**/export', async (route) => {
    const response = await route.fetch({ url: here('/export') })
    const { 'content-security-policy': _, 'x-frame-options': __, ...headers } = response.headers()
    await route.fulfill({ response, headers })
  })
  // What the frame would open as a window.
  const address = site.frame().evaluate(
    () =>
      new Promise<string>((resolve) => {
        window.open = (url) => {
          if (url !== 'about:blank') resolve(`${url}`)
          return null
        }
      }),
  )
  const [url] = await Promise.all([address, inside.locator('[data-part="open-export"]').click()])
  expect(url).toContain('/export#c=')
  const page = await site.page.context().newPage()
  await page.goto(sites.origin('site-b'))
  await page.evaluate((src) => {
    const iframe = document.createElement('iframe')
    iframe.src = src
    document.body.append(iframe)
  }, url)
  const framed = page.frameLocator('iframe')
  await framed.getByText('Recovery words are shown only in a window of their own.').first().waitFor()
  expect(await framed.locator('[data-part="continue"]').count()).toBe(0)
  // It took nothing: the same address still works in a window, once.
  const top = await site.page.context().newPage()
  await top.goto(url)
  await top.locator('[data-part="continue"]').waitFor()
  const again = await site.page.context().newPage()
  await again.goto(url)
  await again.getByText('This window has expired.').first().waitFor()
}, 120_000)

it('[FRM-17] is not embedded by any page', async () => {
  const { page } = await openSite(sites, { name: 'site-b' })
  await page.evaluate((src) => {
    const iframe = document.createElement('iframe')
    iframe.name = 'export'
    iframe.src = src
    document.body.append(iframe)
  }, `${sites.frame}/export`)
  await expect.poll(() => page.frame('export')?.url()).toMatch(/^chrome-error:/)
})
