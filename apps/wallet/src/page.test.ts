import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { launchChromium } from '@latchkey/demo/launchChromium'
import type { ServedSite } from '@latchkey/demo/serveSite'
import { createRelayClient, createSigner, openSignerStore } from '@latchkey/pairing'
import { startTestRelay, type TestRelay } from '@latchkey/relay/testing'
import { type AnvilNode, startAnvil } from '@latchkey/testing/node'
import type { AxeResults } from 'axe-core'
import type { Browser, Page } from 'playwright-core'
import { verifyMessage } from 'viem'
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest'
import { WebSocket } from 'ws'
import { invalidSetting } from './errors'
import { startWallet } from './startWallet'

const own = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const solana = 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'
let relay: TestRelay
let node: AnvilNode
let wallet: ServedSite
let browser: Browser

beforeAll(async () => {
  relay = await startTestRelay()
  node = await startAnvil({ port: 0, chainId: 31337 })
  wallet = await startWallet({ port: 0, relays: [relay.url], nodes: { 'eip155:31337': node.url } })
  browser = await launchChromium()
}, 120_000)

afterAll(async () => {
  await browser?.close()
  await wallet?.stop()
  await node?.stop()
  await relay?.stop()
})

/** A site that pairs, with the client that sites use. */
async function openSite() {
  const randomBytes = (length: number) => crypto.getRandomValues(new Uint8Array(length))
  const setTimer = (callback: () => void, ms: number) => {
    const timer = setTimeout(callback, ms)
    return () => clearTimeout(timer)
  }
  const store = openSignerStore(null)
  const client = createRelayClient({
    urls: [relay.url],
    projectId: 'dev',
    seed: store.seed(randomBytes),
    now: Date.now,
    setTimer,
    random: Math.random,
    openSocket(url, events) {
      const socket = new WebSocket(url)
      socket.on('open', () => events.opened())
      socket.on('message', (data) => events.received(String(data)))
      socket.on('close', (code, reason) => events.closed(code, String(reason)))
      socket.on('error', () => undefined)
      return { send: (text) => socket.send(text), close: () => socket.close() }
    },
  })
  const metadata = { name: 'Test \u202esite', description: '', url: 'https://site.example', icons: [] }
  const signer = createSigner({ relay: client, store, metadata, now: Date.now, setTimer, randomBytes })
  await signer.start()
  onTestFinished(async () => {
    signer.stop()
    await client.close()
  })
  return signer
}

const namespaces = {
  eip155: {
    chains: ['eip155:31337'],
    methods: ['personal_sign', 'eth_sendTransaction', 'eth_sign', 'wallet_switchEthereumChain'],
    events: ['chainChanged'],
  },
  solana: { chains: [solana], methods: ['solana_signMessage', 'solana_getAccounts'], events: [] },
}

async function openPage(path = '/') {
  const context = await browser.newContext({ viewport: { width: 390, height: 800 } })
  onTestFinished(() => context.close())
  const complaints: string[] = []
  const visit = async (to: string) => {
    const page = await context.newPage()
    page.on('pageerror', (error) => complaints.push(error.message))
    page.on('console', (message) => {
      if (['error', 'warning'].includes(message.type())) complaints.push(message.text())
    })
    await page.goto(wallet.url + to)
    await page.getByRole('heading', { name: 'Latchkey wallet' }).waitFor()
    return page
  }
  return { page: await visit(path), visit, complaints }
}

async function axeFaults(page: Page): Promise<readonly string[]> {
  const source = await readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')
  await page.evaluate(source)
  const { violations } = (await page.evaluate('axe.run()')) as AxeResults
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`)
}

const press = (page: Page, name: string) =>
  page.getByRole('dialog').getByRole('button', { name, exact: true }).click()

it('pairs by a pasted link, signs, sends, answers by itself what is quiet, refuses what is not granted', async () => {
  const site = await openSite()
  const { page, complaints } = await openPage()
  const { uri, approval } = await site.propose({ namespaces })
  await page.getByLabel('Link from the site').fill(uri)
  await page.getByRole('button', { name: 'Connect' }).click()
  const sheet = page.getByRole('dialog', { name: 'Connect this site?' })
  await sheet.getByText('Test ⟨U+202E⟩site').waitFor()
  expect(await sheet.textContent()).toContain('site.example')
  expect(await sheet.textContent()).toContain('Local chain')
  expect(await axeFaults(page)).toEqual([])
  await press(page, 'Connect')
  const { topic, namespaces: granted } = await approval
  expect(granted.eip155?.accounts).toEqual([`eip155:31337:${own}`])
  expect(granted.eip155?.methods).not.toContain('eth_sign')

  const ask = (method: string, params: unknown, chainId = 'eip155:31337') =>
    site.request({ topic, chainId, method, params })
  const signed = ask('personal_sign', ['other.example wants you to sign in with your Ethereum account', own])
  await page.getByText('but the site says it is site.example').waitFor()
  expect(await axeFaults(page)).toEqual([])
  await press(page, 'Sign')
  const message = 'other.example wants you to sign in with your Ethereum account'
  expect(await verifyMessage({ address: own, message, signature: (await signed) as `0x${string}` })).toBe(
    true,
  )

  const sent = ask('eth_sendTransaction', [{ from: own, to: own, value: '0x1' }])
  await press(page, 'Send')
  expect(await sent).toMatch(/^0x[0-9a-f]{64}$/)

  const declined = ask('personal_sign', ['no', own]).catch((error: unknown) => error)
  await press(page, 'Reject')
  expect(await declined).toBeInstanceOf(Error)

  const [account] = (await ask('solana_getAccounts', {}, solana)) as { pubkey: string }[]
  expect(`${solana}:${account?.pubkey}`).toBe(granted.solana?.accounts[0])
  await expect(ask('personal_sign', ['hi', `0x${'1'.repeat(40)}`])).rejects.toThrow()

  const events: unknown[] = []
  site.on('sessionEvent', (event) => events.push(event))
  const switched = ask('wallet_switchEthereumChain', [{ chainId: '0xa' }])
  await press(page, 'Switch')
  expect(await switched).toBeNull()
  expect(site.session(topic)?.namespaces.eip155?.accounts).toContain(`eip155:10:${own}`)
  await expect.poll(() => events.length).toBe(1)

  await page.getByRole('button', { name: /^Disconnect/ }).click()
  await expect.poll(() => site.sessions()).toEqual([])
  await page.getByText('No site is connected.').waitFor()
  expect(complaints).toEqual([])
})

it('pairs by the address, keeps what waits over a reload, and hands over to a newer tab', async () => {
  const site = await openSite()
  const { uri, approval } = await site.propose({ namespaces })
  const { page, visit, complaints } = await openPage(`/wc?uri=${encodeURIComponent(uri)}`)
  await page.getByRole('dialog').waitFor()
  expect(new URL(page.url()).search).toBe('')
  await page.keyboard.press('Escape')
  await page.getByText('Waiting for you').waitFor()
  await page.reload()
  const refused = approval.catch((error: unknown) => error)
  await page.getByRole('dialog').waitFor()

  const newer = await visit('/')
  await page.getByText('The wallet is open in another tab').waitFor()
  await press(newer, 'Reject')
  expect(await refused).toBeInstanceOf(Error)
  expect(complaints).toEqual([])
})

it.each(['light', 'dark'] as const)(
  'has nothing for axe to find in the %s theme, nor a link that is none',
  async (colorScheme) => {
    const { page } = await openPage()
    await page.emulateMedia({ colorScheme })
    await page.getByLabel('Link from the site').fill('wc:nonsense')
    await page.getByRole('button', { name: 'Connect' }).click()
    await page.getByRole('alert').waitFor()
    expect(await axeFaults(page)).toEqual([])
    expect(await page.evaluate('document.documentElement.scrollWidth <= innerWidth')).toBe(true)
  },
)

it('says at once what it can not start with', async () => {
  await expect(startWallet({ port: 0, relays: ['http://relay.example'] })).rejects.toSatisfy(
    invalidSetting.is,
  )
})
