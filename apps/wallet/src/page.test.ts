import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { launchChromium } from '@latchkey/demo/launchChromium'
import type { ServedSite } from '@latchkey/demo/serveSite'
import { signInText } from '@latchkey/pairing'
import { startTestRelay, type TestRelay } from '@latchkey/relay/testing'
import { type AnvilNode, startAnvil } from '@latchkey/testing/node'
import { openTestSite } from '@latchkey/testing/pairing'
import type { AxeResults } from 'axe-core'
import type { Browser, Page } from 'playwright-core'
import { verifyMessage } from 'viem'
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest'
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

/** A site that pairs, with the same client as real sites. */
async function openSite() {
  const site = await openTestSite(relay.url, 'Test \u202esite')
  onTestFinished(() => site.close())
  return site
}

const namespaces = {
  eip155: {
    chains: ['eip155:31337'],
    methods: [
      'personal_sign',
      'eth_sendTransaction',
      'eth_sign',
      'wallet_switchEthereumChain',
      'wallet_addEthereumChain',
    ],
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

it("pairs by a pasted link, signs, sends, answers read calls itself and rejects what wasn't granted", async () => {
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
  await page.getByText('Maximum fee').waitFor()
  await page.getByRole('heading', { name: 'Send 0.000000000000000001 ETH' }).waitFor()
  await page.getByText(/^Simulated at block \d/).waitFor()
  expect(await axeFaults(page)).toEqual([])
  await press(page, 'Send')
  expect(await sent).toMatch(/^0x[0-9a-f]{64}$/)

  const data = `0x095ea7b3${'1'.repeat(40).padStart(64, '0')}${'f'.repeat(64)}`
  const allowed = ask('eth_sendTransaction', [{ from: own, to: node.contracts.dollar, data }])
  const kept = allowed.catch((error: unknown) => error)
  await page.getByText('This allows unlimited spending.').waitFor()
  await page.getByText('You allow a personal account, not a contract.').waitFor()
  expect(await axeFaults(page)).toEqual([])
  await press(page, 'Reject')
  expect(await kept).toBeInstanceOf(Error)

  const declined = ask('personal_sign', [`0x${'ab'.repeat(32)}`, own]).catch((error: unknown) => error)
  await page.getByText('This may be the hash of a transaction').waitFor()
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
  const added = ask('wallet_addEthereumChain', [{ chainId: '0x89', chainName: 'Polygon' }])
  await page.getByText('It can sign but not send').waitFor()
  await press(page, 'Add')
  expect(await added).toBeNull()
  expect(site.session(topic)?.namespaces.eip155?.accounts).toContain(`eip155:137:${own}`)
  await expect(ask('eth_sendTransaction', [{ from: own, to: own }], 'eip155:137')).rejects.toThrow()
  await page.getByText('has no node for eip155:137').waitFor()

  const { expiry } = site.session(topic) ?? { expiry: 0 }
  await page.getByText('Ends in 7 days').waitFor()
  await expect.poll(() => Date.now() / 1000).toBeGreaterThan(expiry - 7 * 86_400 + 1)
  await page.getByRole('button', { name: /^Extend/ }).click()
  await page.getByText('Extended by a week').waitFor()
  expect(site.session(topic)?.expiry).toBeGreaterThan(expiry)

  await page.getByRole('button', { name: /^Disconnect/ }).click()
  await expect.poll(() => site.sessions()).toEqual([])
  await page.getByText('No site is connected.').waitFor()
  expect(complaints).toEqual([])
})

it('pairs by the address, keeps pending requests over a reload and hands over to a newer tab', async () => {
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

const signIn = {
  chains: ['eip155:31337', 'eip155:1'],
  domain: 'site.example',
  uri: 'https://site.example/login',
  nonce: 'k3j4h5g6f7',
  statement: 'Sign in.',
  methods: ['personal_sign'],
}
const paste = async (page: Page, uri: string) => {
  await page.getByLabel('Link from the site').fill(uri)
  await page.getByRole('button', { name: 'Connect', exact: true }).click()
}

it('[WC-8] signs in with one click, shows the whole text, warns about another domain and can be rejected', async () => {
  const [site, phisher] = [await openSite(), await openSite()]
  const { page, complaints } = await openPage()
  const forged = await phisher.authenticate({ ...signIn, domain: 'bank.example' })
  await paste(page, forged.uri)
  await page.getByText('This signs you in at bank.example, but the site says it is site.example').waitFor()
  await page.getByText('The text is for site.example, not for bank.example').waitFor()
  expect(await axeFaults(page)).toEqual([])
  const refused = forged.approval.catch((error: unknown) => error)
  await press(page, 'Reject')
  expect(await refused).toBeInstanceOf(Error)

  const { uri, approval } = await site.authenticate(signIn)
  await paste(page, uri)
  const sheet = page.getByRole('dialog', { name: 'Sign in to this site?' })
  const shown = await sheet.locator('pre').textContent()
  expect(await sheet.getByText('This signs you in at').count()).toBe(0)
  await press(page, 'Sign in')
  const { session, authentication } = await approval
  const [cacao] = authentication ?? []
  expect(shown).toBe(cacao ? signInText(cacao.p) : '')
  expect(session?.namespaces.eip155?.accounts).toEqual([`eip155:31337:${own}`, `eip155:1:${own}`])
  await page.getByText('Signed in at').waitFor()

  const second = await openSite()
  const plain = await second.propose({ namespaces })
  await paste(page, plain.uri)
  await press(page, 'Connect')
  await plain.approval
  await page.getByRole('button', { name: 'Disconnect all' }).click()
  await expect.poll(() => [...site.sessions(), ...second.sessions()]).toEqual([])
  expect(complaints).toEqual([])
})

it('says what is wrong with a link and what to do', async () => {
  const site = await openSite()
  const { page } = await openPage()
  const { uri, approval } = await site.propose({ namespaces })
  const fault = page.getByRole('alert')
  await paste(page, uri.replace(/expiryTimestamp=\d+/, 'expiryTimestamp=1600000000'))
  await fault.getByText('This link has expired').waitFor()
  await paste(page, uri)
  const declined = approval.catch((error: unknown) => error)
  await press(page, 'Reject')
  await declined
  await paste(page, uri)
  await fault.getByText('This link was already used').waitFor()
  await page.getByLabel('Link from the site').fill('')
  expect(await fault.count()).toBe(0)
})

it('creates keys, keeps them and goes back to the demo keys', async () => {
  const { page } = await openPage()
  await page.getByText('Demo keys, for testing only.').waitFor()
  await page.getByRole('button', { name: 'Create my own keys' }).click()
  expect(await axeFaults(page)).toEqual([])
  await page.getByLabel('Twelve words').fill('twelve words that are none')
  await press(page, 'Use these keys')
  await page.getByText('aren’t a valid recovery phrase').waitFor()
  await press(page, 'New words')
  const words = await page.getByLabel('Twelve words').inputValue()
  await press(page, 'Use these keys')
  await page.getByText('Your own keys.').waitFor()
  expect(await page.getByTitle(own).count()).toBe(0)
  await page.reload()
  await page.getByRole('button', { name: 'Show or change keys' }).click()
  expect(await page.getByLabel('Twelve words').inputValue()).toBe(words)
  await press(page, 'Cancel')
  await page.getByRole('button', { name: 'Reset the wallet' }).click()
  await page.getByText('Your own keys are deleted from this browser').waitFor()
  await press(page, 'Reset')
  await page.getByTitle(own).waitFor()
  expect(await page.evaluate('JSON.stringify(localStorage)')).not.toContain(words)
})

it("says when the relay is unreachable, and continues when it's back", async () => {
  const { port } = new URL(relay.url)
  const site = await openSite()
  const { page } = await openPage()
  const { uri, approval } = await site.propose({ namespaces })
  await paste(page, uri)
  await page.getByRole('dialog').waitFor()
  await relay.stop()
  await page.keyboard.press('Escape')
  await page.getByText('Can’t reach the relay').waitFor({ timeout: 20_000 })
  expect(await axeFaults(page)).toEqual([])
  relay = await startTestRelay({ port: Number(port) })
  await page.getByText('Can’t reach the relay').waitFor({ state: 'detached', timeout: 20_000 })
  await page.getByRole('button', { name: /^Review/ }).click()
  await press(page, 'Connect')
  expect((await approval).namespaces.eip155?.accounts).toEqual([`eip155:31337:${own}`])
})

it.each(['light', 'dark'] as const)(
  'passes axe in the %s theme, with an invalid link, too',
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

it('rejects invalid settings at start', async () => {
  await expect(startWallet({ port: 0, relays: ['http://relay.example'] })).rejects.toSatisfy(
    invalidSetting.is,
  )
})
