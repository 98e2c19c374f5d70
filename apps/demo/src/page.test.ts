import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { localNetworkIds } from '@latchkey/testing'
import { type EvmChains, startEvmChains } from '@latchkey/testing/node'
import type { AxeResults } from 'axe-core'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { cannotListen, invalidSetting } from './errors'
import { launchChromium } from './launchChromium'
import { type Demo, startDemo } from './startDemo'

let chains: EvmChains
let demo: Demo
/** The same page with every family. It calls no node before a wallet is connected. */
let families: Demo
let browser: Browser

beforeAll(async () => {
  chains = await startEvmChains()
  demo = await startDemo({
    port: 0,
    nodes: { 'eip155:31337': chains.first.url, 'eip155:31338': chains.second.url },
    gateway: null,
  })
  families = await startDemo({
    port: 0,
    nodes: {
      'eip155:31337': chains.first.url,
      [localNetworkIds.solana]: 'http://localhost:1',
      [localNetworkIds.bitcoin]: 'http://localhost:1/api',
      [localNetworkIds.polkadot]: 'http://localhost:1',
    },
    gateway: null,
    build: demo,
  })
  browser = await launchChromium()
}, 120_000)

afterAll(async () => {
  await browser?.close()
  await demo?.stop()
  await families?.stop()
  await chains?.stop()
})

/** Opens the page as a new visitor and collects its errors and the hosts it calls. */
async function visit(query = '', { url } = demo) {
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 } })
  const complaints: string[] = []
  const hosts = new Set<string>()
  page.on('pageerror', (error) => complaints.push(error.message))
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) complaints.push(message.text())
  })
  page.on('request', (asked) => {
    const { origin, protocol } = new URL(asked.url())
    if (protocol !== 'data:' && origin !== url) hosts.add(origin)
  })
  await page.addInitScript(() =>
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
      console.error(`violation of ${violatedDirective}: ${blockedURI}`),
    ),
  )
  await page.goto(`${url}/${query}`)
  await page.locator('.stage [data-part$="-button"]').first().waitFor()
  return { page, complaints, hosts, connect: page.locator('.stage [data-part="connect-button"]') }
}

async function axeFaults(page: Page): Promise<readonly string[]> {
  const source = await readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')
  await page.evaluate(source)
  const { violations } = (await page.evaluate('axe.run()')) as AxeResults
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`)
}

describe('the build', () => {
  it('has no inline script or style', async () => {
    for (const path of ['/', '/legal.html']) {
      const html = await (await fetch(demo.url + path)).text()
      expect(html).not.toMatch(/<script(?![^>]*\ssrc=)|<style|\sstyle=|\son\w+=/i)
    }
  })

  it('loads three scripts at most, no chain library and no demo wallet with the page', async () => {
    const read = async (path: string) => (await fetch(`${demo.url}/${path}`)).text()
    const entries = (await read('')).matchAll(/"\/?(assets\/[^"]+\.js)"/g)
    const [front, later, texts] = [new Set<string>(), new Set<string>(), new Map<string, string>()]
    /** Follows the imports of a script: what it names in front, and what it loads on demand. */
    const follow = async (path: string, found: Set<string>) => {
      if (found.has(path) || front.has(path)) return
      found.add(path)
      const text = texts.get(path) ?? (await read(path))
      texts.set(path, text)
      const named = text.matchAll(/(?:from|import)\s*(\()?\s*["'`]\.\/([^"'`]+\.js)["'`]/g)
      await Promise.all(
        [...named].map(([, isLazy, name]) => follow(`assets/${name}`, isLazy ? later : found)),
      )
    }
    for (const [, entry = ''] of entries) await follow(entry, front)
    for (const path of front) later.delete(path)
    expect(front.size).toBeLessThanOrEqual(3)
    const holders = (paths: ReadonlySet<string>, word: string) =>
      [...paths].filter((path) => texts.get(path)?.includes(word))
    // Two strings that survive minification: the version in viem's errors and the first key of the wallets.
    const { version } = createRequire(import.meta.url)('viem/package.json')
    for (const word of [version, '0xac0974bec39a17e36ba4a6b4d238ff94']) {
      expect(holders(front, word)).toEqual([])
      expect(holders(later, word)).not.toEqual([])
    }
  })

  it('rejects invalid settings at start', async () => {
    const refused = (options: object) => startDemo({ port: 0, ...options }).catch((error: unknown) => error)
    expect(invalidSetting.is(await refused({ gateway: 'javascript:alert(1)' }))).toBe(true)
    expect(invalidSetting.is(await refused({ nodes: { evil: 'http://localhost' } }))).toBe(true)
    expect(invalidSetting.is(await refused({ nodes: {} }))).toBe(true)
    expect(invalidSetting.is(await refused({ nodes: { 'bip122:a;b': 'http://localhost' } }))).toBe(true)
    expect(cannotListen.is(await refused({ port: Number(new URL(demo.url).port) }))).toBe(true)
  })
})

describe('the page', () => {
  it('takes a visitor without a wallet from the first click to a mined transaction without a policy violation', {
    timeout: 60_000,
  }, async () => {
    const { page, complaints, hosts, connect } = await visit()
    expect(await page.evaluate(() => typeof window.latchkey?.open)).toBe('function')
    await page.getByText('No wallet in this browser?').waitFor()
    expect([...hosts]).toEqual([])

    await page.getByRole('button', { name: 'Try it with demo wallets' }).click()
    await page.locator('[data-wallet="dev.latchkey.late"]').waitFor()
    await page.locator('[data-wallet="dev.latchkey.demo"]').click()
    const account = page.locator('.stage [data-part="account-button"]')
    await account.getByText('alice.latchkey.eth').waitFor()

    await page.getByRole('button', { name: 'Sign', exact: true }).click()
    await page.getByText('Verified: signed by your account.').waitFor()
    await page.getByRole('button', { name: 'Send 0.001' }).click()
    await page.getByText(/Mined in block \d+/).waitFor()

    const tryIt = page.locator('#try')
    await tryIt.getByRole('button', { name: 'Second chain' }).click()
    await page.locator('.stage [data-part="network-button"]', { hasText: 'Second chain' }).waitFor()
    await page.reload()
    await account.waitFor()
    await tryIt.getByRole('button', { name: 'Disconnect' }).click()
    await connect.waitFor()

    expect([...hosts].sort()).toEqual(
      [chains.first.url, chains.second.url].map((url) => new URL(url).origin).sort(),
    )
    expect(complaints).toEqual([])
    await page.context().close()
  })

  it('lets the visitor act as the wallet: decline, lock, switch accounts, use an unknown chain', {
    timeout: 60_000,
  }, async () => {
    const { page, complaints, connect } = await visit('?wallets=demo')
    const wallet = page.getByRole('article', { name: 'Demo Wallet' })
    await wallet.getByLabel('Decline').check()
    await connect.click()
    await page.locator('[data-wallet="dev.latchkey.demo"]').click()
    await page.locator('[data-view="ConnectingExternal"]').waitFor()
    await page.waitForFunction(() => window.latchkey?.getState().connect.failure !== null)
    await page.keyboard.press('Escape')
    await connect.waitFor()

    await wallet.getByLabel('Approve').check()
    await page.evaluate(() => window.latchkey?.connect({ connectorId: 'dev.latchkey.demo' }))
    const shown = page.locator('#try').getByText('0x70997970C51812dc3A010C7d01b50e0d17dc79C8')
    await wallet.getByLabel('Account').selectOption('1')
    await shown.waitFor()
    await wallet
      .getByLabel('Chain', { exact: true })
      .selectOption({ label: 'A chain this page doesn’t have' })
    await page.locator('[data-view="UnsupportedChain"]').waitFor()
    await wallet.getByLabel('Chain', { exact: true }).selectOption({ label: 'Local chain' })
    await page.waitForFunction(() => window.latchkey?.getState().modal.open === false)
    await wallet.getByLabel('Locked').check()
    await connect.waitFor()
    expect(complaints).toEqual([])
    await page.context().close()
  })

  it('keeps the address, the code and the instance in sync with the settings', {
    timeout: 60_000,
  }, async () => {
    const { page, complaints, connect } = await visit('?wallets=demo')
    const code = page.locator('.code')
    await page.getByLabel('Dark').check()
    await page.getByLabel('Language').selectOption('ar')
    await page.getByLabel('violet').check()
    expect(await page.evaluate(() => window.latchkey?.getState().theme)).toMatchObject({
      mode: 'dark',
      variables: { '--lk-accent': '#6d4bd8' },
    })
    await connect.getByText('ربط المحفظة').waitFor()
    const before = await page.evaluateHandle(() => window.latchkey)
    await page.getByLabel('Embedded').check()
    await page.locator('latchkey-modal[data-embedded] [dir=rtl]').first().waitFor()
    expect(await page.evaluate((old) => old !== window.latchkey, before)).toBe(true)
    // The control keeps focus although a new instance was created.
    expect(await page.getByLabel('Embedded').evaluate((box) => box === document.activeElement)).toBe(true)
    await page.getByLabel('Excluded wallets').fill('dev.latchkey.demo')
    await page.keyboard.press('Enter')
    expect(new URL(page.url()).search).toBe(
      '?theme=dark&accent=%236d4bd8&locale=ar&embed=1&exclude=dev.latchkey.demo&wallets=demo',
    )
    await expect.poll(() => code.innerText()).toContain("excludeWalletIds: ['dev.latchkey.demo'],")
    await page.locator('[data-wallet="dev.latchkey.late"]').waitFor()
    expect(await page.locator('[data-wallet="dev.latchkey.demo"]').count()).toBe(0)
    await page.getByRole('button', { name: 'Reset' }).click()
    expect(page.url()).toBe(`${demo.url}/`)
    expect(complaints).toEqual([])
    await page.context().close()
  })

  it('lists invalid settings of a hostile address as plain text', async () => {
    const { page, complaints } = await visit(
      '?theme=%3Cimg%20src=x%20onerror=alert(1)%3E&locale=de&nonsense=1',
    )
    const notice = page.getByRole('status', { name: 'Ignored settings' })
    await notice.getByText('<img src=x onerror=alert(1)>').waitFor()
    expect(await notice.getByRole('listitem').count()).toBe(2)
    expect(await page.evaluate(() => window.latchkey?.getState().locale)).toBe('de')
    await notice.getByRole('button', { name: 'Dismiss' }).click()
    await notice.waitFor({ state: 'detached' })
    expect(complaints).toEqual([])
    await page.context().close()
  })

  it.each(['light', 'dark'])('passes axe with every family and calls no host, %s', async (theme) => {
    const { page, hosts, connect } = await visit(`?theme=${theme}&wallets=demo`, families)
    await page.getByRole('article', { name: 'Demo Manychain' }).waitFor()
    expect(await page.locator('[data-family]').count()).toBe(4)
    expect(await axeFaults(page)).toEqual([])
    await connect.click()
    await page.locator('[data-wallet="Demo Bitcoin"]').waitFor()
    expect(await page.locator('[data-part="wallet-row"]', { hasText: 'Demo Manychain' }).count()).toBe(1)
    expect([...hosts]).toEqual([])
    await page.context().close()
  })

  it.each(['light', 'dark'])('passes axe, %s', async (theme) => {
    const { page } = await visit(
      `?theme=${theme}&wallets=demo&nonsense=1&accent=%23f5b301&features={"email":false}`,
    )
    await page.locator('#wallets article').first().waitFor()
    expect(await axeFaults(page)).toEqual([])
    await page.context().close()
  })
})
