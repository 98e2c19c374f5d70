import type { BrowserContext, Page } from 'playwright-core'
import { verifyMessage } from 'viem'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { noWalletInPage } from '../errors'
import { testAccounts } from '../evm/testAccounts'
import { type AnvilNode, startAnvil } from '../nodes/startAnvil'
import { startSite } from '../testing/startSite'
import { createHostileIcon } from '../wallet/createHostileIcon'
import { installWallets } from './installWallets'

// Acts like a site: listens, asks, and records what it gets for the tests.
const site = `
globalThis.announced = []
globalThis.heard = []
addEventListener('eip6963:announceProvider', ({ detail }) => {
  announced.push(detail)
  detail.provider.on('accountsChanged', (accounts) => heard.push(accounts))
  detail.provider.on('chainChanged', (chainId) => heard.push(chainId))
})
dispatchEvent(new Event('eip6963:requestProvider'))
globalThis.ask = (method, params = []) => announced[0].provider.request({ method, params }).then(
  (result) => ({ result }),
  (error) => ({ error }),
)
`

const [alice, bob] = testAccounts
let opened: Awaited<ReturnType<typeof startSite>>
let node: AnvilNode
let origin: string
let context: BrowserContext
let page: Page

beforeAll(async () => {
  opened = await startSite(site)
  origin = opened.origin
  node = await startAnvil()
})

afterAll(async () => {
  await opened?.stop()
  await node?.stop()
})

beforeEach(async () => {
  context = await opened.browser.newContext()
  page = await context.newPage()
})

afterEach(() => context.close())

const ask = (method: string, params: unknown[] = [], where: Page = page) =>
  where.evaluate(`ask(${JSON.stringify(method)}, ${JSON.stringify(params)})`)

// Called from outside: the page's policy forbids the eval that a wait inside would need.
const holds = (expression: string, where: Page = page) =>
  expect.poll(() => where.evaluate(`Boolean(${expression})`), { timeout: 10_000 }).toBe(true)

describe('installWallets', () => {
  it('runs before the first script of a page with the strictest policy, without violations', async () => {
    const [wallet] = await installWallets(page, [{ chains: [{ chainId: node.chainId, rpcUrl: node.url }] }])
    const requests: string[] = []
    page.on('request', (request) => requests.push(request.url()))
    await page.goto(origin)
    expect(await ask('eth_requestAccounts')).toEqual({ result: [alice.address] })
    expect(await ask('eth_getBalance', [bob.address, 'latest'])).toEqual({ result: '0x21e19e0c9bab2400000' })
    expect(await wallet.state()).toMatchObject({ accounts: [alice.address], chainId: 31337 })
    expect(await page.evaluate('violations')).toEqual([])
    expect(requests.filter((url) => !url.startsWith(origin))).toEqual([])
    expect(
      await page.evaluate('Object.keys(globalThis).filter((name) => name === "latchkeyTesting")'),
    ).toEqual([])
  })

  it('signs and sends for real', async () => {
    await installWallets(page, [{ authorised: true, chains: [{ chainId: node.chainId, rpcUrl: node.url }] }])
    await page.goto(origin)
    const signed = await page.evaluate<{ result: `0x${string}` }>(
      `ask('personal_sign', ['0x6869', '${alice.address}'])`,
    )
    expect(await verifyMessage({ address: alice.address, message: 'hi', signature: signed.result })).toBe(
      true,
    )
    const sent = await page.evaluate<{ result: string }>(
      `ask('eth_sendTransaction', [{ from: '${alice.address}', to: '${bob.address}', value: '0x1' }])`,
    )
    await expect
      .poll(() => ask('eth_getTransactionReceipt', [sent.result]), { timeout: 10_000 })
      .toMatchObject({ result: { status: '0x1' } })
  })

  it('accepts controls before the page is open, once, and after', async () => {
    const [wallet] = await installWallets(page)
    await wallet.reject({ once: true })
    await page.goto(origin)
    expect(await ask('eth_requestAccounts')).toMatchObject({ error: { code: 4001 } })
    await page.reload()
    expect(await ask('eth_requestAccounts')).toEqual({ result: [alice.address] })
    await wallet.switchAccount(1)
    await wallet.switchChain(10)
    expect(await page.evaluate('heard')).toEqual([[alice.address], [bob.address], '0xa'])
    expect(await wallet.log()).toMatchObject([{ method: 'eth_requestAccounts', outcome: 'answered' }])
  })

  it('remembers permission, lock, account and script across a reload', async () => {
    const [wallet] = await installWallets(page)
    await page.goto(origin)
    await ask('eth_requestAccounts')
    await wallet.reject({ method: 'personal_sign' })
    await wallet.switchAccount(2)
    await page.reload()
    expect(await ask('eth_accounts')).toEqual({ result: [testAccounts[2].address] })
    expect(await ask('personal_sign', ['0x00', testAccounts[2].address])).toMatchObject({
      error: { code: 4001 },
    })
    await wallet.lock()
    await page.reload()
    expect(await ask('eth_accounts')).toEqual({ result: [] })
  })

  it('is one wallet in two tabs', async () => {
    const [wallet] = await installWallets(context)
    await page.goto(origin)
    const second = await context.newPage()
    await second.goto(origin)
    await ask('eth_requestAccounts')
    await holds('heard.length === 1', second)
    expect(await ask('eth_accounts', [], second)).toEqual({ result: [alice.address] })
    await wallet.in(second).forget()
    await holds('heard.length === 2')
    expect(await page.evaluate('heard.at(-1)')).toEqual([])
  })

  it('holds a request until the test releases it', async () => {
    const [wallet] = await installWallets(page)
    await page.goto(origin)
    await wallet.hang({ once: true })
    await page.evaluate(`void ask('eth_requestAccounts').then((answer) => { globalThis.answer = answer })`)
    expect(await page.evaluate('globalThis.answer')).toBeUndefined()
    expect(await wallet.release({ kind: 'reject' })).toBe(1)
    await holds('globalThis.answer')
    expect(await page.evaluate('answer')).toMatchObject({ error: { code: 4001 } })
  })

  it('shows several wallets, late ones, hostile ones and one at window.ethereum', async () => {
    await installWallets(page, [
      { name: 'One', rdns: 'test.one' },
      { name: 'Two', rdns: 'test.two', announce: { afterMs: 50 }, icon: createHostileIcon('not-a-string') },
      { rdns: 'test.three', announce: 'never', asWindowEthereum: true, flags: { isMetaMask: true } },
    ])
    await page.goto(origin)
    await holds('announced.length === 2')
    expect(await page.evaluate('announced.map(({ info }) => [info.name, typeof info.icon])')).toEqual([
      ['One', 'string'],
      ['Two', 'object'],
    ])
    expect(
      await page.evaluate('[ethereum.isMetaMask, announced.some((one) => one.provider === ethereum)]'),
    ).toEqual([true, false])
  })

  it('throws when a wallet is used before there is a page', async () => {
    const [wallet] = await installWallets(page)
    await expect(wallet.state()).rejects.toSatisfy(noWalletInPage.is)
    await expect(wallet.addAccount()).rejects.toSatisfy(noWalletInPage.is)
  })
})
