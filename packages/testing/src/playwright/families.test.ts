import { createPublicKey, verify } from 'node:crypto'
import { createServer, type Server } from 'node:http'
import { sr25519Verify, waitReady } from '@polkadot/wasm-crypto'
import { base58, base64 } from '@scure/base'
import { Verifier } from 'bip322-js'
import type { BrowserContext, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { BitcoinNode } from '../nodes/BitcoinNode'
import { startBitcoin } from '../nodes/startBitcoin'
import { startSite } from '../testing/startSite'
import { installWallets } from './installWallets'

// Acts like a site: finds wallets, and reports answers in a form that can leave the page.
const site = `
globalThis.registered = []
const api = { register: (...wallets) => { registered.push(...wallets); return () => undefined } }
addEventListener('wallet-standard:register-wallet', ({ detail }) => detail(api))
dispatchEvent(new CustomEvent('wallet-standard:app-ready', { detail: api }))
globalThis.announced = []
addEventListener('eip6963:announceProvider', ({ detail }) => announced.push(detail))
dispatchEvent(new Event('eip6963:requestProvider'))
globalThis.heard = []
globalThis.feature = async (name, ...inputs) => {
  const { features, accounts } = registered[0]
  const withAccount = inputs.map((input) => (input.bytes ? { ...input, account: accounts[0], ...input.bytes } : input))
  return features[name][name.split(':')[1]](...withAccount)
}
globalThis.bytes = (text) => new TextEncoder().encode(text)
globalThis.outcome = (promise) => promise.then((value) => ({ value }), (error) => ({ error: error?.message ?? error }))
`

let opened: Awaited<ReturnType<typeof startSite>>
let context: BrowserContext
let page: Page
let requests: string[]

beforeAll(async () => {
  await waitReady()
  opened = await startSite(site)
})
afterAll(() => opened?.stop())

beforeEach(async () => {
  context = await opened.browser.newContext()
  page = await context.newPage()
  requests = []
  page.on('request', (request) => requests.push(request.url()))
})

afterEach(async () => {
  // The wallets run under the page's policy, but none of their requests are the page's.
  expect(await page.evaluate('violations')).toEqual([])
  expect(requests.filter((url) => !url.startsWith(opened.origin))).toEqual([])
  await context.close()
})

function isEd25519(address: string, message: Uint8Array, signature: Uint8Array): boolean {
  const x = Buffer.from(base58.decode(address)).toString('base64url')
  const key = createPublicKey({ key: { kty: 'OKP', crv: 'Ed25519', x }, format: 'jwk' })
  return verify(null, message, key, signature)
}

/** A message that moves lamports and isn't signed yet. */
function createTransfer(from: string, to: string): Uint8Array {
  const keys = [from, to, '11111111111111111111111111111111'].map((key) => base58.decode(key))
  const data = [2, 0, 0, 0, 5, 0, 0, 0, 0, 0, 0, 0]
  const blockhash = new Uint8Array(32).fill(7)
  const head = Uint8Array.of(1, 0, 1, keys.length)
  const message = Buffer.concat([
    head,
    ...keys,
    blockhash,
    Uint8Array.of(1, 2, 2, 0, 1, data.length, ...data),
  ])
  return Buffer.concat([Uint8Array.of(1), new Uint8Array(64), message])
}

describe('[SOL-1] a Solana wallet in a page', () => {
  let node: Server
  let url: string
  const sent: { readonly method: string; readonly params: readonly string[] }[] = []

  beforeAll(async () => {
    node = createServer(async (request, response) => {
      let body = ''
      for await (const part of request) body += part
      sent.push(JSON.parse(body))
      response.end(JSON.stringify({ jsonrpc: '2.0', id: 1, result: 'ok' }))
    })
    await new Promise<void>((resolve) => node.listen(0, '127.0.0.1', resolve))
    const address = node.address()
    url = `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`
  })
  afterAll(() => node?.close())

  it('connects, signs, reloads and is still allowed; it sends through the test', async () => {
    const [wallet] = await installWallets(page, [
      { family: 'solana', name: 'Sol', nodes: { 'solana:devnet': url } },
    ])
    await wallet.reject({ once: true })
    await page.goto(opened.origin)
    expect(await page.evaluate(`outcome(feature('standard:connect'))`)).toMatchObject({
      error: 'User rejected the request.',
    })
    await page.evaluate(`feature('standard:connect')`)
    const [address = ''] = (await wallet.state()).accounts
    const signed = await page.evaluate<number[]>(
      `feature('solana:signMessage', { bytes: { message: bytes('Hello') } }).then(([{ signature }]) => [...signature])`,
    )
    expect(isEd25519(address, Buffer.from('Hello'), Uint8Array.from(signed))).toBe(true)

    await page.reload()
    expect(await page.evaluate(`registered[0].accounts.map(({ address }) => address)`)).toEqual([address])
    expect(await wallet.state()).toMatchObject({ authorised: true, selected: address })
    const transaction = createTransfer(address, await wallet.addAccount())
    await page.evaluate(
      `feature('solana:signAndSendTransaction', { chain: 'solana:devnet', bytes: { transaction: Uint8Array.from(${JSON.stringify([...transaction])}) } })`,
    )
    const raw = base64.decode(sent[0]?.params[0] ?? '')
    expect(sent[0]?.method).toBe('sendTransaction')
    expect(isEd25519(address, raw.slice(65), raw.slice(1, 65))).toBe(true)
    expect(await wallet.log()).toMatchObject([{ method: 'solana:signAndSendTransaction', prompted: true }])
    await wallet.switchAccount(1)
    await wallet.lock()
    await page.reload()
    expect(await page.evaluate(`registered[0].accounts`)).toEqual([])
    expect(await wallet.state()).toMatchObject({ locked: true, authorised: true })
  })

  it('appears when the test says so, twice if configured', async () => {
    const [wallet] = await installWallets(page, [{ family: 'solana', name: 'Late', announce: 'never' }])
    await page.goto(opened.origin)
    expect(await page.evaluate('registered.length')).toBe(0)
    await wallet.set({ announces: 'clones' })
    await wallet.announceLate(20)
    await expect.poll(() => page.evaluate('registered.map(({ name }) => name)')).toEqual(['Late', 'Late'])
    expect(await page.evaluate('registered[0] === registered[1]')).toBe(false)
  })
})

describe('[BTC-1] a Bitcoin wallet in a page', () => {
  let node: BitcoinNode
  beforeAll(async () => {
    node = await startBitcoin()
  })
  afterAll(() => node?.stop())

  it('connects, signs, reloads and is still allowed; it sends through the test', async () => {
    const [wallet] = await installWallets(page, [
      {
        family: 'bitcoin',
        form: 'unisat',
        networkId: node.networkId,
        nodes: { [node.networkId]: node.url },
      },
    ])
    await page.goto(opened.origin)
    const [address = ''] = await page.evaluate<string[]>('unisat.requestAccounts()')
    const signature = await page.evaluate<string>(`unisat.signMessage('Hello', 'bip322-simple')`)
    expect(Verifier.verifySignature(address, 'Hello', signature)).toBe(true)

    await page.reload()
    expect(await page.evaluate('unisat.getAccounts()')).toEqual([address])
    await node.fund(address, 100_000)
    const receiver = await wallet.addAccount()
    await page.evaluate(`unisat.sendBitcoin('${receiver}', 7000)`)
    await expect.poll(() => node.balanceOf(receiver), { timeout: 10_000 }).toBe(7000n)
    await wallet.reject({ method: 'sendBitcoin' })
    expect(await page.evaluate(`outcome(unisat.sendBitcoin('${receiver}', 7000))`)).toMatchObject({
      error: 'User rejected the request.',
    })
    await wallet.switchAccount(1)
    await wallet.forget()
    await page.reload()
    expect(await page.evaluate('unisat.getAccounts()')).toEqual([])
    expect(await wallet.state()).toMatchObject({ authorised: false, networkId: node.networkId })
  })
})

describe('[DOT-1] a Polkadot extension in a page', () => {
  it('connects, signs, reloads and is still allowed', async () => {
    const [wallet] = await installWallets(page, [{ family: 'polkadot', id: 'fox' }])
    await page.goto(opened.origin)
    await wallet.hang({ once: true })
    await page.evaluate(`void injectedWeb3.fox.enable('Site').then(() => { globalThis.isIn = true })`)
    expect(await page.evaluate('globalThis.isIn')).toBeUndefined()
    expect(await wallet.release()).toBe(1)
    const [address = ''] = (await wallet.state()).accounts
    const sign = `injectedWeb3.fox.enable('Site').then(({ signer }) => signer.signRaw({ address: '${address}', data: '0x6869', type: 'bytes' }))`
    const { signature } = await page.evaluate<{ signature: string }>(sign)
    const marked = Buffer.from('<Bytes>hi</Bytes>')
    const key = base58.decode(address).slice(1, 33)
    expect(sr25519Verify(Buffer.from(signature.slice(2), 'hex'), marked, key)).toBe(true)

    await page.reload()
    await wallet.clearLog()
    await page.evaluate(`injectedWeb3.fox.enable('Site')`)
    expect(await wallet.log()).toMatchObject([{ method: 'enable', prompted: false, outcome: 'answered' }])
    await wallet.reject({ once: true })
    expect(await page.evaluate(`outcome(${sign})`)).toEqual({ error: 'Cancelled' })
  })
})

describe('[CON-13] a brand of several families in a page', () => {
  it('announces itself once per standard, with one name and the accounts of both families in one object', async () => {
    const [{ evm, solana, bitcoin, polkadot }] = await installWallets(page, [
      {
        family: 'multi',
        name: 'Fox',
        rdns: 'com.example.fox',
        evm: {},
        solana: {},
        bitcoin: {},
        polkadot: {},
      },
    ])
    await page.goto(opened.origin)
    expect(await page.evaluate('announced.map(({ info }) => [info.name, info.rdns])')).toEqual([
      ['Fox', 'com.example.fox'],
    ])
    expect(await page.evaluate('registered.map(({ name }) => name)')).toEqual(['Fox'])
    expect(await page.evaluate('Object.keys(injectedWeb3)')).toEqual(['Fox'])
    await page.evaluate(`feature('standard:connect')`)
    const states = [await solana.state(), await bitcoin.state()]
    expect(await page.evaluate('registered[0].accounts.map(({ address }) => address)')).toEqual(
      states.flatMap(({ accounts }) => accounts),
    )
    expect(await evm.state()).toMatchObject({ authorised: false })
    await page.reload()
    expect(await page.evaluate('registered[0].accounts.length')).toBe(3)
    await solana.forget()
    expect(await page.evaluate('registered[0].accounts.length')).toBe(2)
    await polkadot.reject({ once: true })
    expect(await page.evaluate(`outcome(injectedWeb3.Fox.enable('Site'))`)).toEqual({ error: 'Rejected' })
  })
})
