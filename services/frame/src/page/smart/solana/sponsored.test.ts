import { startGateway } from '@latchkey/gateway'
import { openTestDatabase } from '@latchkey/gateway/testing/openTestDatabase'
import { startSurfpool } from '@latchkey/testing/node'
import { base58 } from '@scure/base'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { buildTransaction } from '../../messages/testing/buildTransaction'
import { openSite, type Site } from '../../testing/openSite'
import { signInByEmail } from '../../testing/signInByEmail'
import { type Sites, startSites } from '../../testing/startSites'
import { toSolanaAddress } from '../../vault/solana/toSolanaAddress'
import { approveShown } from '../testing/approveShown'

const seed = new Uint8Array(32).fill(11)
const sponsor = await toSolanaAddress(seed)
const newKey = () => base58.encode(crypto.getRandomValues(new Uint8Array(32)))
const method = 'solana_signAndSendTransaction'

let node: Awaited<ReturnType<typeof startSurfpool>>
let sites: Sites
const ends: (() => Promise<unknown>)[] = []
beforeAll(async () => {
  node = await startSurfpool()
  ends.push(() => node.stop())
  const database = await openTestDatabase()
  ends.push(() => database.stop())
  const gateway = await startGateway({
    port: 0,
    env: {
      DATABASE_URL: database.url,
      GATEWAY_MODE: 'development',
      GATEWAY_LOG: 'warn',
      GATEWAY_CHAINS: JSON.stringify([{ id: node.networkId, name: 'Local', rpc: [node.url] }]),
      GATEWAY_RATE_LIMIT: '100000',
      SPONSOR: 'own',
      SPONSOR_KEY: '11'.repeat(32),
      SPONSOR_SOLANA_KEY: base58.encode(seed),
      // One transaction a day for each visitor.
      SPONSOR_SOLANA_VISITOR_BUDGET: '10000',
    },
  })
  ends.push(() => gateway.stop())
  sites = await startSites({ env: { FRAME_GATEWAY_URL: gateway.url } })
  ends.push(() => sites.stop())
  await node.fund(sponsor, 1_000_000_000n)
}, 180_000)
afterAll(async () => {
  for (const end of ends.reverse()) await end()
})

async function ask(name: string, params: readonly unknown[]): Promise<Record<string, unknown>> {
  const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method: name, params })
  const headers = { 'content-type': 'application/json' }
  return Object(await (await fetch(node.url, { method: 'POST', body, headers })).json()).result
}
const processed = { commitment: 'processed' }
const balanceOf = async (address: string) => Object(await ask('getBalance', [address, processed])).value
const latest = async (): Promise<string> =>
  Object((await ask('getLatestBlockhash', [{ commitment: 'confirmed' }])).value).blockhash

/** A visitor with 50,000,000 lamports, and a shop that they pay. */
async function openVisitor(email: string, prepare?: (site: Site) => Promise<unknown>) {
  const site = await openSite(sites)
  await prepare?.(site)
  await signInByEmail(sites, site, email)
  const address = String((await site.ask('GET_USER', { chainId: node.networkId })).payload?.address)
  await node.fund(address, 50_000_000n)
  const shop = newKey()
  const inside = site.page.frameLocator('iframe')
  const pay = async (lamports: number, accounts: readonly string[] = [address, shop]) => {
    const amount = new Uint8Array(8)
    new DataView(amount.buffer).setBigUint64(0, BigInt(lamports), true)
    const step = { accounts: [0, 1], data: [2, 0, 0, 0, ...amount] }
    const transaction = buildTransaction(accounts, [step], await latest())
    const params = { transaction, options: { skipPreflight: true } }
    return site.ask('RPC_REQUEST', { method, params, chainId: node.networkId })
  }
  const settled = (lamports: number) =>
    vi.waitFor(async () => expect(await balanceOf(shop)).toBe(lamports), { timeout: 60_000, interval: 50 })
  return { site, address, inside, pay, settled, approve: () => approveShown(inside) }
}

describe('the fee of a transaction on Solana', () => {
  it('[FRM-15] is paid by the operator, and by the visitor once the operator’s budget is used up', async () => {
    const visitor = await openVisitor('ada@example.com')
    const had = await balanceOf(sponsor)
    const sent = visitor.pay(10_000_000)
    expect(await visitor.approve()).toMatch(/Fee paid by\s*The wallet’s operator/)
    const { payload } = await sent
    await visitor.settled(10_000_000)
    expect(await balanceOf(visitor.address)).toBe(40_000_000)
    expect(await balanceOf(sponsor)).toBe(had - 10_000)
    // The network knows the transaction by what the site got. A node may list it only with its block.
    await vi.waitFor(
      async () => {
        const { value } = await ask('getSignatureStatuses', [[payload?.signature]])
        expect(value).toEqual([expect.objectContaining({ err: null })])
      },
      { timeout: 60_000, interval: 50 },
    )

    const again = visitor.pay(1_000_000)
    const text = await visitor.approve()
    expect(text).toContain('You’ve used up what the operator pays for you today.')
    expect(text).toMatch(/Fee paid by\s*You/)
    expect(await again).toMatchObject({ type: '@w3m-frame/RPC_REQUEST_SUCCESS' })
    await visitor.settled(11_000_000)
    expect(await balanceOf(visitor.address)).toBe(40_000_000 - 1_000_000 - 5_000)
    expect(await balanceOf(sponsor)).toBe(had - 10_000)
  })

  it('[FRM-15] is the visitor’s if the operator refuses after the approval, and they are asked again', async () => {
    const visitor = await openVisitor('bob@example.com', (site) =>
      site.page.route('**/v1/bundler?*', async (route) => {
        const { id, method: name } = route.request().postDataJSON()
        if (name !== 'latchkey_sponsorTransaction') return route.continue()
        const error = { code: -32_504, message: 'No', data: { reason: 'budget-project' } }
        const headers = { 'access-control-allow-origin': '*' }
        return route.fulfill({ json: { jsonrpc: '2.0', id, error }, headers })
      }),
    )
    const had = await balanceOf(sponsor)
    const sent = visitor.pay(10_000_000)
    expect(await visitor.approve()).toMatch(/Fee paid by\s*The wallet’s operator/)
    const words = 'The operator’s budget for this site is used up for today.'
    await visitor.inside.getByText(words, { exact: true }).waitFor()
    expect(await visitor.approve()).toMatch(/Fee paid by\s*You/)
    expect(await sent).toMatchObject({ type: '@w3m-frame/RPC_REQUEST_SUCCESS' })
    await visitor.settled(10_000_000)
    expect(await balanceOf(visitor.address)).toBe(50_000_000 - 10_000_000 - 5_000)
    expect(await balanceOf(sponsor)).toBe(had)
  })

  it('[FRM-17] is the visitor’s where the transaction names the operator’s account, without a question', async () => {
    const asked: string[] = []
    const visitor = await openVisitor('cleo@example.com', (site) =>
      site.page.route('**/v1/bundler?*', (route) => {
        asked.push(route.request().postDataJSON().method)
        return route.continue()
      }),
    )
    const had = await balanceOf(sponsor)
    const sent = visitor.pay(1_000_000, [visitor.address, sponsor])
    const text = await visitor.approve()
    expect(text).toMatch(/Fee paid by\s*You/)
    expect(text).not.toContain('The operator')
    expect(await sent).toMatchObject({ type: '@w3m-frame/RPC_REQUEST_SUCCESS' })
    await vi.waitFor(async () => expect(await balanceOf(sponsor)).toBe(had + 1_000_000), {
      timeout: 60_000,
      interval: 50,
    })
    expect(asked).toEqual([])
  })
})
