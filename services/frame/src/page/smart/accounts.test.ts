import { smartAccountAddresses } from '@latchkey/protocol'
import type { Hex } from 'viem'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type SmartSites, startSmartSites } from '../../testing/startSmartSites'
import { openSite, type Site } from '../testing/openSite'
import { signInByEmail } from '../testing/signInByEmail'

let smart: SmartSites
beforeAll(async () => {
  smart = await startSmartSites()
}, 180_000)
afterAll(() => smart?.stop())

const solana = 'solana:EtWTRABZaYq6iMfeYKouRu166VU2xqa1'

const userOf = async (site: Site, payload: object = { chainId: 31_337 }) =>
  (await site.ask('GET_USER', payload)).payload
const prefer = async (site: Site, type: string) => (await site.ask('SET_PREFERRED_ACCOUNT', { type })).payload

/** Opens a site where a visitor has just signed in. */
async function openVisitor(email: string): Promise<{ readonly site: Site; readonly address: Hex }> {
  const site = await openSite(smart.sites)
  await signInByEmail(smart.sites, site, email)
  const user = await userOf(site)
  return { site, address: user?.address as Hex }
}

describe('smart accounts of the embedded wallet', () => {
  it('[FRM-13] [FRM-18] lists the address as two accounts where the network has smart accounts', async () => {
    const { site, address } = await openVisitor('ada@example.com')
    const both = [
      { address, type: 'smartAccount' },
      { address, type: 'eoa' },
    ]
    expect(await userOf(site)).toMatchObject({
      address,
      accounts: both,
      preferredAccountType: 'eoa',
      smartAccountDeployed: false,
    })
    expect(await userOf(site, { chainId: smart.plainChainId })).toMatchObject({
      address,
      accounts: [both[1]],
      preferredAccountType: 'eoa',
      smartAccountDeployed: false,
    })
    const onSolana = await userOf(site, { chainId: solana })
    expect(onSolana?.accounts).toEqual([{ address: onSolana?.address, type: 'eoa' }])
  })

  it('[FRM-13] names the networks with smart accounts by number, before anyone signs in', async () => {
    const site = await openSite(smart.sites)
    expect(await site.ask('GET_SMART_ACCOUNT_ENABLED_NETWORKS')).toMatchObject({
      payload: { smartAccountEnabledNetworks: [31_337] },
    })
  })

  it('[FRM-13] names no network, and only ordinary accounts, when the gateway fails or makes no sense', async () => {
    const answers = [
      { status: 503, body: '' },
      { status: 200, body: '{"networks":[{"chainId":1}]}' },
      { status: 200, body: 'not JSON' },
      {
        status: 200,
        body: '{"networks":[{"chainId":"solana:x","sponsor":true},{"chainId":"eip155:0","sponsor":true}]}',
      },
    ]
    for (const answer of answers) {
      const site = await openSite(smart.sites)
      await site.page.route('**/v1/smart-accounts?*', (route) =>
        route.fulfill({ ...answer, headers: { 'access-control-allow-origin': '*' } }),
      )
      expect(await site.ask('GET_SMART_ACCOUNT_ENABLED_NETWORKS')).toMatchObject({
        payload: { smartAccountEnabledNetworks: [] },
      })
    }
    const site = await openSite(smart.sites)
    await site.page.route('**/v1/smart-accounts?*', (route) => route.abort())
    await signInByEmail(smart.sites, site, 'bob@example.com')
    const user = await userOf(site, { chainId: 31_337, preferredAccountType: 'smartAccount' })
    expect(user).toMatchObject({
      accounts: [{ address: user?.address, type: 'eoa' }],
      preferredAccountType: 'eoa',
    })
    expect(await prefer(site, 'smartAccount')).toEqual({ type: 'eoa', address: user?.address })
    expect(await site.ask('INIT_SMART_ACCOUNT')).toMatchObject({
      type: '@w3m-frame/INIT_SMART_ACCOUNT_ERROR',
    })
  })

  it('[FRM-13] keeps the preferred account over a reload, for this site and where the network can', async () => {
    const { site, address } = await openVisitor('cleo@example.com')
    expect(await prefer(site, 'smartAccount')).toEqual({ type: 'smartAccount', address })
    expect(await userOf(site)).toMatchObject({ address, preferredAccountType: 'smartAccount' })
    expect(await userOf(site, { chainId: smart.plainChainId })).toMatchObject({ preferredAccountType: 'eoa' })

    const again = await openSite(smart.sites, { context: site.page })
    expect(await userOf(again)).toMatchObject({ address, preferredAccountType: 'smartAccount' })
    // What the visitor chose here counts more than what the site remembers.
    const other = { chainId: 31_337, preferredAccountType: 'eoa' }
    expect(await userOf(again, other)).toMatchObject({ preferredAccountType: 'smartAccount' })
    expect(await prefer(again, 'eoa')).toEqual({ type: 'eoa', address })
    expect(await userOf(again)).toMatchObject({ preferredAccountType: 'eoa' })
  })

  it('[FRM-13] uses the type that the site remembers when the frame remembers none', async () => {
    const { site } = await openVisitor('dana@example.com')
    const wanted = { chainId: 31_337, preferredAccountType: 'smartAccount' }
    expect(await userOf(site, { ...wanted, preferredAccountType: 'other' })).toMatchObject({
      preferredAccountType: 'eoa',
    })
    expect(await userOf(site, wanted)).toMatchObject({ preferredAccountType: 'smartAccount' })
    expect(await userOf(site)).toMatchObject({ preferredAccountType: 'smartAccount' })
  })

  it('[FRM-13] falls back to the ordinary account on a network without smart accounts', async () => {
    const { site, address } = await openVisitor('emil@example.com')
    await site.ask('SWITCH_NETWORK', { chainId: smart.plainChainId })
    expect(await prefer(site, 'smartAccount')).toEqual({ type: 'eoa', address })
    expect(await site.ask('INIT_SMART_ACCOUNT')).toMatchObject({
      type: '@w3m-frame/INIT_SMART_ACCOUNT_ERROR',
    })
    expect(await userOf(site)).toMatchObject({ preferredAccountType: 'eoa' })
    // A wallet on Solana has an EVM side too, whose network the frame doesn't know then.
    await site.ask('SWITCH_NETWORK', { chainId: solana })
    expect(await prefer(site, 'smartAccount')).toEqual({ type: 'smartAccount', address })
    expect(await site.ask('INIT_SMART_ACCOUNT')).toMatchObject({
      type: '@w3m-frame/INIT_SMART_ACCOUNT_ERROR',
    })
  })

  it('[FRM-13] [FRM-18] tells by the code of the address whether it is a smart account by now', async () => {
    const { site, address } = await openVisitor('fred@example.com')
    expect(await site.ask('INIT_SMART_ACCOUNT')).toMatchObject({ payload: { address, isDeployed: false } })
    const delegateTo = (implementation: string) =>
      smart.chain.client.setCode({ address, bytecode: `0xef0100${implementation.slice(2)}` })

    await delegateTo(smart.chain.contracts.dollar)
    expect(await userOf(site)).toMatchObject({ smartAccountDeployed: false })
    await delegateTo(smartAccountAddresses.implementation)
    expect(await userOf(site)).toMatchObject({ smartAccountDeployed: true })
    expect(await site.ask('INIT_SMART_ACCOUNT')).toMatchObject({ payload: { address, isDeployed: true } })
  })
})
