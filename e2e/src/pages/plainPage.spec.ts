import { recoverMessageAddress } from 'viem'
import { base, mainnet } from 'viem/chains'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { demoRdns, demoWallet, openVisit, type VisitOptions } from '../browser/openVisit'
import { useBrowser } from '../browser/useBrowser'
import { answerFromChain } from './answerFromChain'
import { buildPlainPage } from './buildPlainPage'
import { type ServedSite, serveSite } from './serveSite'
import { strictHeaders } from './strictHeaders'

const browser = useBrowser()
const solana = 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'
let served: ServedSite
let sum = ''

beforeAll(async () => {
  const site = await buildPlainPage()
  sum = JSON.parse(String(site.get('/cdn/integrity.json')?.body))['latchkey.js']
  served = await serveSite(site, {
    headers: strictHeaders([mainnet, base].map(({ rpcUrls }) => rpcUrls.default.http[0])),
    transform: (html, query) =>
      html
        .replace('data-networks', `integrity="${query.get('integrity') ?? sum}" data-networks`)
        .replace('eip155:8453', query.get('network') ?? 'eip155:8453'),
  })
})
afterAll(() => served?.stop())

/** Opens the example, and tells which of our files the page has loaded. */
async function visit(options: VisitOptions & { readonly network?: string } = {}) {
  const { network, ...rest } = options
  const opened = await openVisit(await browser(), {
    url: `${served.origin}/?${new URLSearchParams(network ? { network } : {})}`,
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
    const { modal, files, button } = await visit({ network: solana })
    await button.waitFor()
    expect(files()).toEqual(expect.arrayContaining(['latchkey', 'networks', 'solana']))
    expect(files()).not.toContain('bitcoin')
    await button.click()
    await modal.row(demoRdns).waitFor()
    expect(files()).toContain('chunks/solana-discovery')
    expect(files()).not.toContain('chunks/bitcoin-discovery')
  })

  it('says which network it does not know', async () => {
    const { faults } = await visit({ network: 'eip155:424242', tolerated: [/eip155:424242/] })
    await expect.poll(() => faults.join()).toContain('Unknown network "eip155:424242" in data-networks')
  })
})

/** Notes what the button ever said. */
const watchTexts = `globalThis.seenTexts = []
new MutationObserver(() => {
  const text = document.querySelector('latchkey-button')?.textContent
  if (text) globalThis.seenTexts.push(text)
}).observe(document, { childList: true, subtree: true, characterData: true })`
