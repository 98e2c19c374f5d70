import { createHash } from 'node:crypto'
import { recoverMessageAddress } from 'viem'
import { base, mainnet } from 'viem/chains'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { demoRdns, demoWallet, openVisit, type VisitOptions } from '../browser/openVisit'
import { useBrowser } from '../browser/useBrowser'
import { answerFromChain } from './answerFromChain'
import { buildPlainPage } from './buildPlainPage'
import type { Site } from './buildSite'
import { type ServedSite, serveSite } from './serveSite'
import { strictHeaders } from './strictHeaders'

const browser = useBrowser()
const solana = 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'
const chunk = 'chunks/modal.js'
let site: Site
let served: ServedSite
let sums: Readonly<Record<string, string>> = {}

beforeAll(async () => {
  site = await buildPlainPage()
  sums = JSON.parse(String(site.get('/cdn/integrity.json')?.body))
  served = await serveSite(site, {
    headers: strictHeaders([mainnet, base].map(({ rpcUrls }) => rpcUrls.default.http[0])),
    transform: (html, query) =>
      html
        .replace(
          'data-networks',
          `integrity="${query.get('integrity') ?? sums['latchkey.js']}" data-networks`,
        )
        .replace('latchkey.js', `latchkey.js${query.get('version') ?? ''}`)
        .replace('eip155:8453', query.get('network') ?? 'eip155:8453'),
  })
})
afterAll(() => served?.stop())

/** Opens the example, and tells which of our files the page has loaded. */
async function visit(options: VisitOptions & { readonly search?: Readonly<Record<string, string>> } = {}) {
  const { search = {}, ...rest } = options
  const opened = await openVisit(await browser(), {
    url: `${served.origin}/?${new URLSearchParams(search)}`,
    wallets: [demoWallet({ chains: [{ chainId: 1 }, { chainId: 8453 }] })],
    prepare: answerFromChain,
    ...rest,
  })
  const files = () =>
    opened.requests.flatMap(
      (request) => new URL(request.url()).pathname.match(/^\/cdn\/(.*)\.js$/)?.[1] ?? [],
    )
  const { page } = opened
  return {
    ...opened,
    files,
    button: page.locator('latchkey-button button'),
    greeting: page.locator('#greeting'),
  }
}

describe('a page of plain HTML with the published files, under a strict policy', () => {
  it('loads one file before the first sign of a press; connects, signs, switches, comes back and disconnects', async () => {
    const { page, modal, files, button, greeting } = await visit()
    await greeting.getByText('No wallet connected.').waitFor()
    await page.waitForLoadState('networkidle')
    expect(files()).toEqual(['latchkey'])
    await page.getByRole('button', { name: 'Connect wallet' }).click()
    await modal.row(demoRdns).click()
    await modal.expectClosed()
    const [, address] = /^Hello (0x[0-9a-fA-F]{40})$/.exec((await greeting.textContent()) ?? '') ?? []
    await page.locator('[data-part="balance"]').getByText('ETH').waitFor()
    await expect.poll(() => button.evaluate((element) => element === document.activeElement)).toBe(true)

    await page.getByRole('button', { name: 'Sign', exact: true }).click()
    const signature = page.locator('#output')
    await expect.poll(() => signature.textContent()).toMatch(/^0x[0-9a-f]{130}$/)
    const signed = (await signature.textContent()) as `0x${string}`
    expect(await recoverMessageAddress({ message: 'Hello from a plain page', signature: signed })).toBe(
      address,
    )

    const network = page.locator('latchkey-network-button button')
    await network.getByText('Ethereum').waitFor()
    await network.click()
    await (await modal.expectView('Networks')).getByText('Base').click()
    await network.getByText('Base').waitFor()
    await page.keyboard.press('Escape')
    await modal.expectClosed()

    const before = files().length
    await page.addInitScript({ content: watchTexts })
    await page.reload()
    await greeting.getByText(`Hello ${address}`).waitFor()
    await page.locator('[data-part="balance"]').getByText('ETH').waitFor()
    expect(await page.evaluate<readonly string[]>('seenTexts')).not.toContain('Connect wallet')
    await network.getByText('Base').waitFor()
    // What shows an account needs no React.
    expect(files().slice(before)).toEqual(expect.arrayContaining(['latchkey', 'chunks/wallet']))
    expect(files().slice(before)).not.toContain('chunks/modal')

    await button.click()
    await modal.expectView('Account')
    await modal.button('Disconnect').click()
    await greeting.getByText('No wallet connected.').waitFor()
    await page.getByRole('button', { name: 'Connect wallet' }).waitFor()
  })

  it('is used by keyboard alone, and gets the focus back', async () => {
    const { page, modal, button } = await visit()
    await button.waitFor()
    await page.keyboard.press('Tab')
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Connect wallet')
    await page.keyboard.press('Enter')
    await modal.row(demoRdns).waitFor()
    await page.keyboard.press('Escape')
    await modal.expectClosed()
    expect(await button.evaluate((element) => element === document.activeElement)).toBe(true)
  })

  it('speaks Arabic from right to left, and is dark, as the visitor prefers', async () => {
    const { page, modal, button } = await visit({ context: { locale: 'ar', colorScheme: 'dark' } })
    await button.getByText('ربط المحفظة').waitFor()
    const colour = () => button.evaluate((element) => getComputedStyle(element).backgroundColor)
    expect(await colour()).toBe('rgb(116, 196, 232)')
    await button.click()
    await modal.row(demoRdns).waitFor()
    expect(await modal.frame.evaluate((element) => getComputedStyle(element).direction)).toBe('rtl')
    await page.emulateMedia({ colorScheme: 'light' })
    expect(await colour()).toBe('rgb(13, 97, 131)')
  })

  it('loads another family if the page names one of its networks', async () => {
    const { modal, files, button } = await visit({ search: { network: solana } })
    await button.waitFor()
    expect(files()).toEqual(expect.arrayContaining(['latchkey', 'networks', 'solana']))
    expect(files()).not.toContain('bitcoin')
    await button.click()
    await modal.row(demoRdns).waitFor()
    expect(files()).toContain('chunks/solana-discovery')
    expect(files()).not.toContain('chunks/bitcoin-discovery')
  })

  it('has one instance if the page adds a version to the address of its script, so the file runs twice', async () => {
    const { page, modal, files, greeting } = await visit({ search: { version: '?v=2' } })
    await page.getByRole('button', { name: 'Connect wallet' }).click()
    await modal.row(demoRdns).click()
    await modal.expectClosed()
    // The page's own script asks the other copy.
    await greeting.getByText('Hello 0x').waitFor()
    expect(files().filter((name) => name === 'latchkey')).toHaveLength(2)
  })

  it('says which network it does not know', async () => {
    const search = { network: 'eip155:424242' }
    const { faults } = await visit({ search, tolerated: [/eip155:424242/] })
    await expect.poll(() => faults.join()).toContain('Unknown network "eip155:424242" in data-networks')
  })
})

describe('the checksums of the published files', () => {
  /** The sum of another file. */
  const wrong = `sha384-${createHash('sha384').update('another file').digest('base64')}`

  it('fit their files, and no file is without one', () => {
    const files = [...site].flatMap(([path, { body }]) => {
      const [, name] = /^\/cdn\/(.*\.js)$/.exec(path) ?? []
      return name ? [[name, `sha384-${createHash('sha384').update(body).digest('base64')}`] as const] : []
    })
    expect(files.length).toBeGreaterThan(10)
    expect(sums).toEqual(Object.fromEntries(files))
  })

  it('keep another file from running: the one that the page names', async () => {
    const { page, faults, button } = await visit({ search: { integrity: wrong }, tolerated: [/integrity/] })
    await expect
      .poll(() => faults.join())
      .toMatch(/Failed to find a valid digest in the 'integrity' attribute/)
    expect(await button.count()).toBe(0)
    expect(await page.evaluate(() => customElements.get('latchkey-button'))).toBeUndefined()
  })

  it('keep another file from running: one that is named in an import map', async () => {
    const mapped = await serveSite(site, {
      transform: (html, query) => {
        const all = { ...sums, ...(query.has('wrong') ? { [chunk]: wrong } : {}) }
        const integrity = Object.fromEntries(Object.entries(all).map(([name, sum]) => [`/cdn/${name}`, sum]))
        return html.replace(
          '<script',
          `<script type="importmap">${JSON.stringify({ integrity })}</script><script`,
        )
      },
    })
    onTestFinished(() => mapped.stop())
    const good = await visit({ url: mapped.origin })
    await good.button.click()
    await good.modal.row(demoRdns).waitFor()
    expect(good.files()).toContain('chunks/modal')

    const bad = await visit({ url: `${mapped.origin}/?wrong`, tolerated: [/integrity|Could not load/] })
    await bad.button.click()
    await bad.button.getByText('Reload page').waitFor()
    expect(bad.faults.join()).toMatch(/Failed to find a valid digest in the 'integrity' attribute/)
    expect(await bad.modal.host.count()).toBe(0)
  })
})

/** Notes what the button ever said. */
const watchTexts = `globalThis.seenTexts = []
new MutationObserver(() => {
  const text = document.querySelector('latchkey-button')?.textContent
  if (text) globalThis.seenTexts.push(text)
}).observe(document, { childList: true, subtree: true, characterData: true })`
