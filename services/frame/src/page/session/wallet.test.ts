import { refusals } from '@latchkey/gateway/server'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openSite, type Site } from '../testing/openSite'
import { signInByEmail } from '../testing/signInByEmail'
import { type Sites, startSites } from '../testing/startSites'

let sites: Sites
beforeAll(async () => {
  sites = await startSites()
}, 120_000)
afterAll(() => sites?.stop())

const userOf = async (site: Site, chainId: string | number = 31_337) => {
  const { type, payload } = await site.ask('GET_USER', { chainId })
  expect(payload).not.toHaveProperty('code')
  expect(type).toBe('@w3m-frame/GET_USER_SUCCESS')
  return payload
}

describe('the embedded wallet', () => {
  it('[FRM-3] [FRM-18] is created after the code, and is the same on another site', async () => {
    const site = await openSite(sites)
    expect(await signInByEmail(sites, site, 'ada@example.com')).toEqual(['VERIFY_OTP'])
    const user = await userOf(site)
    expect(user).toEqual({
      email: 'ada@example.com',
      address: expect.stringMatching(/^0x[0-9a-fA-F]{40}$/),
      chainId: 31_337,
      smartAccountDeployed: false,
      accounts: [{ address: user?.address, type: 'eoa' }],
      preferredAccountType: 'eoa',
    })
    const solana = await userOf(site, 'solana:EtWTRABZaYq6iMfeYKouRu166VU2xqa1')
    expect(solana?.address).toMatch(/^[1-9A-HJ-NP-Za-km-z]{32,44}$/)

    const other = await openSite(sites, { name: 'site-b' })
    // Mails to one address keep a distance.
    sites.clock.advance(31_000)
    expect(await signInByEmail(sites, other, 'ada@example.com')).toEqual(['VERIFY_DEVICE'])
    expect((await userOf(other))?.address).toBe(user?.address)
  })

  it('[FRM-18] names no address before the server has stored the wallet', async () => {
    const site = await openSite(sites)
    let store: () => void = () => undefined
    const upload = new Promise<{ readonly addresses: Record<string, string> }>((resolve) => {
      void site.page.route('**/v1/vault', (route) => {
        store = () => void route.continue()
        resolve(route.request().postDataJSON())
      })
    })
    await signInByEmail(sites, site, 'gina@example.com')
    const asked = [site.ask('GET_USER'), site.ask('RPC_REQUEST', { method: 'eth_accounts' })]
    // The keys are there, and the upload is on its way.
    const { addresses } = await upload
    // Answers come in any order, so the frame had its chance when it answers this.
    await site.ask('IS_CONNECTED')
    const heard = JSON.stringify(await site.heard())
    for (const address of Object.values(addresses)) expect(heard).not.toContain(address)
    store()
    const [user, accounts] = await Promise.all(asked)
    expect(user).toMatchObject({ payload: { address: addresses.eip155 } })
    expect(accounts).toMatchObject({ payload: [addresses.eip155] })
  })

  it('[FRM-16] stays signed in over a reload, and signs out', async () => {
    const site = await openSite(sites)
    await signInByEmail(sites, site, 'bob@example.com')
    const user = await userOf(site)
    const again = await openSite(sites, { context: site.page })
    expect(await again.ask('IS_CONNECTED')).toMatchObject({ payload: { isConnected: true } })
    expect(await userOf(again)).toEqual(user)
    expect(await again.ask('CONNECT_EMAIL', { email: 'bob@example.com' })).toMatchObject({
      payload: { action: 'CONNECT' },
    })
    expect(await again.ask('SIGN_OUT')).toMatchObject({ type: '@w3m-frame/SIGN_OUT_SUCCESS' })
    expect(await again.ask('IS_CONNECTED')).toMatchObject({ payload: { isConnected: false } })
    expect(await again.ask('GET_USER')).toMatchObject({ payload: { code: 'embedded/session-ended' } })
  })

  it.each([
    ['its database is away', 503, JSON.stringify(refusals.databaseAway({ seconds: 5 }))],
    ['it restarts behind a proxy', 502, '<h1>Bad gateway</h1>'],
  ])('[FRM-16] stays signed in while the server can’t answer because %s', async (_, status, body) => {
    const site = await openSite(sites)
    await signInByEmail(sites, site, `hugo-${status}@example.com`)
    await site.page.route('**/v1/session', (route) => route.fulfill({ status, body }))
    const again = await openSite(sites, { context: site.page })
    expect(await again.ask('IS_CONNECTED')).toMatchObject({ payload: { isConnected: true } })
    await site.page.unroute('**/v1/session')
    expect(await userOf(again)).toMatchObject({ email: `hugo-${status}@example.com` })
  })

  it('[FRM-15] [FRM-16] answers two families that ask at once, each with its own address', async () => {
    const site = await openSite(sites)
    await signInByEmail(sites, site, 'fay@example.com')
    const solanaChain = 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'
    const [evm, solana] = [await userOf(site), await userOf(site, solanaChain)]
    const again = await openSite(sites, { context: site.page })
    const users = await Promise.all([userOf(again), userOf(again, solanaChain), userOf(again)])
    expect(users).toEqual([evm, solana, evm])
  })

  it('[FRM-16] tells the site a token that has no power', async () => {
    const site = await openSite(sites)
    await signInByEmail(sites, site, 'cleo@example.com')
    const news = (await site.heard()).find(({ type }) => type === '@w3m-frame/SESSION_UPDATE')
    const token = String(news?.payload?.token)
    expect(token).toMatch(/^[\w-]{43}$/)
    const response = await fetch(`${sites.frame.replace('wallet.localhost', '127.0.0.1')}/v1/session`, {
      headers: { Authorization: `Bearer ${token}` },
    })
    expect(response.status).toBeGreaterThanOrEqual(400)
  })

  it('[FRM-3] keeps a login over a reload before its code', async () => {
    const site = await openSite(sites)
    await site.ask('CONNECT_EMAIL', { email: 'dora@example.com' })
    const again = await openSite(sites, { context: site.page })
    const otp = sites.mailbox.codeFor('dora@example.com')
    expect(await again.ask('CONNECT_OTP', { otp })).toMatchObject({ type: '@w3m-frame/CONNECT_OTP_SUCCESS' })
    expect(await userOf(again)).toMatchObject({ email: 'dora@example.com' })
  })

  it('tells what opens it', async () => {
    const site = await openSite(sites)
    await signInByEmail(sites, site, 'eve@example.com')
    await userOf(site)
    expect(await site.ask('GET_WAYS_BACK')).toMatchObject({
      payload: {
        recovery: 'automatic',
        ways: [{ kind: 'device' }, { kind: 'auto' }],
      },
    })
  })

  it('is created once by two tabs at the same time', async () => {
    const site = await openSite(sites)
    const second = await openSite(sites, { context: await site.page.context().newPage() })
    await site.ask('CONNECT_EMAIL', { email: 'finn@example.com' })
    const otp = sites.mailbox.codeFor('finn@example.com')
    await site.ask('CONNECT_OTP', { otp })
    const [one, two] = await Promise.all([userOf(site), userOf(second)])
    expect(one).toEqual(two)
  })
})
