import type { SignInSession } from '@latchkey/protocol'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { switchAccount } from '../connect/switchAccount'
import { createScriptedAdapter } from '../testing/createScriptedAdapter'
import { familyNetworks } from '../testing/fourFamilies'
import {
  addressA,
  addressB,
  becomes,
  connect,
  createSite,
  enter,
  enterSignedIn,
  fox,
  pause,
  preload,
  type Site,
  scriptSigning,
  stateOf,
  statusOf,
  viewOf,
} from '../testing/signInSite'
import { askSignIn, signIn, signOut } from './signIn'
import { memorySessions } from './siwx/memorySessions'

beforeAll(preload)

describe('switching account or network', () => {
  it('[SIW-9] `resign`: asks the other account for its own session, and the first one keeps its own', async () => {
    const site = await enterSignedIn()
    const seen: unknown[] = []
    site.latchkey.subscribe(
      ({ signIn }) => signIn,
      (now) => seen.push(now?.session?.data.accountAddress),
    )
    fox(site).choose(addressB, addressA)
    expect(stateOf(site)).toMatchObject({ status: 'checking', session: null })
    await becomes(site, 'ready')
    expect(viewOf(site)).toBe('SIWXSignMessage')
    fox(site).choose(addressA, addressB)
    await becomes(site, 'signed-in')
    expect(viewOf(site)).toBe(null)
    expect(site.signing.asked).toHaveLength(1)
    expect(seen.filter((address) => address && address !== addressA)).toEqual([])
  })

  it('[SIW-9] asks an account once, however often it comes back', async () => {
    const site = await enterSignedIn({ siwxOptions: { required: false } })
    fox(site).choose(addressB, addressA)
    await expect.poll(() => viewOf(site)).toBe('SIWXSignMessage')
    await site.latchkey.close()
    for (const order of [
      [addressA, addressB],
      [addressB, addressA],
    ]) {
      fox(site).choose(...order)
      await pause()
    }
    expect(viewOf(site)).toBe(null)
    expect(statusOf(site)).toBe('signed-out')
  })

  it('[SIW-9] [FRM-13] keeps the session of an address that becomes a smart account, and knows the type', async () => {
    const site = await enterSignedIn()
    const session = stateOf(site)?.session
    const become = (...types: readonly ('eoa' | 'smartAccount')[]) =>
      site.adapter.tell('com.fox', { accounts: types.map((type) => ({ address: addressA, type })) })
    become('smartAccount', 'eoa')
    await pause()
    expect(stateOf(site)).toMatchObject({ status: 'signed-in', signer: { isSmartAccount: true } })
    expect(stateOf(site)?.session).toBe(session)
    become('eoa', 'smartAccount')
    await pause()
    expect(stateOf(site)).toMatchObject({ status: 'signed-in', signer: { isSmartAccount: false } })
    expect(site.signing.asked).toHaveLength(1)
    expect(viewOf(site)).toBe(null)
  })

  it('[SIW-9] asks an account that is chosen in the modal too', async () => {
    const site = await enterSignedIn()
    await site.latchkey.open({ view: 'SwitchAddress' })
    const other = site.latchkey.getState().connect.rows[1]
    if (other) switchAccount(site.latchkey, other)
    await becomes(site, 'ready')
    expect(viewOf(site)).toBe('SIWXSignMessage')
    await signIn(site.latchkey)
    expect(stateOf(site)?.session?.data.accountAddress).toBe(addressB)
  })

  it('[SIW-9] `signout`: ends the session of an account that is left, and doesn’t ask the next one', async () => {
    const site = await enterSignedIn({ siwxOptions: { onAccountChange: 'signout' } })
    fox(site).choose(addressB, addressA)
    await becomes(site, 'signed-out')
    await expect.poll(() => site.browser.storage.getItem('@latchkey/siwx')).toBe(null)
    expect(viewOf(site)).toBe(null)
    fox(site).choose(addressA, addressB)
    await becomes(site, 'signed-out')
  })

  it('[SIW-9] `signout`: removes sessions on other networks and sessions that weren’t looked up yet', async () => {
    const site = await enterSignedIn({
      siwxOptions: { onAccountChange: 'signout', onNetworkChange: 'resign' },
    })
    fox(site).move('eip155:2')
    await becomes(site, 'ready')
    fox(site).choose(addressB, addressA)
    await expect.poll(() => site.browser.storage.getItem('@latchkey/siwx')).toBe(null)
    fox(site).choose(addressA, addressB)
    fox(site).move('eip155:1')
    await pause()
    expect(stateOf(site)?.session).toBe(null)

    const first = await enterSignedIn({ siwxOptions: { onAccountChange: 'signout' } })
    const { browser, adapter, signing } = first
    first.latchkey.destroy()
    let isSlow = true
    const { config } = createSite({ siwxOptions: { onAccountChange: 'signout' } })
    const getSessions: typeof config.getSessions = (...asked) =>
      isSlow ? new Promise(() => undefined) : config.getSessions(...asked)
    const again = createSite({ browser, adapter, signing, siwx: { ...config, getSessions } })
    await becomes(again, 'checking')
    isSlow = false
    fox(again).choose(addressB, addressA)
    await expect.poll(() => browser.storage.getItem('@latchkey/siwx')).toBe(null)
  })

  it('[SIW-9] `keep`: keeps the visitor signed in, also after a reload', async () => {
    const site = await enterSignedIn({ siwxOptions: { onAccountChange: 'keep' } })
    const { session } = stateOf(site) ?? {}
    fox(site).choose(addressB, addressA)
    await pause()
    expect(stateOf(site)).toMatchObject({ status: 'signed-in', session })
    expect(viewOf(site)).toBe(null)
    site.latchkey.destroy()
    const { browser, adapter, signing } = site
    const again = createSite({ browser, adapter, signing, siwxOptions: { onAccountChange: 'keep' } })
    await becomes(again, 'signed-in')
    expect(stateOf(again)?.session).toEqual(session)
    await signOut(again.latchkey)
    expect(statusOf(again)).toBe('signed-out')
  })

  it('[SIW-9] doesn’t ask again on another network, unless the site wants a session for each', async () => {
    const kept = await enterSignedIn()
    const { session } = stateOf(kept) ?? {}
    fox(kept).move('eip155:2')
    await pause()
    expect(stateOf(kept)).toMatchObject({ status: 'signed-in', session })
    const strict = await enterSignedIn({ siwxOptions: { onNetworkChange: 'resign' } })
    fox(strict).move('eip155:2')
    await becomes(strict, 'ready')
    expect(stateOf(strict)?.message?.data.chainId).toBe('eip155:2')
    fox(strict).move('eip155:1')
    await becomes(strict, 'signed-in')
  })
})

describe('stored sessions', () => {
  it('count again after a reload without a prompt, and in other tabs at once', async () => {
    const site = await enterSignedIn()
    const { browser, adapter, signing } = site
    const tab = createSite({ browser, adapter, signing })
    await becomes(tab, 'signed-in')
    expect(viewOf(tab)).toBe(null)
    await signOut(tab.latchkey)
    await becomes(site, 'signed-out')
    expect(viewOf(site)).toBe(null)
    await askSignIn(site.latchkey)
    await tab.latchkey.open()
    await becomes(site, 'ready')
    await signIn(site.latchkey)
    await becomes(tab, 'signed-in')
    expect(viewOf(tab)).toBe(null)
    expect(signing.asked).toHaveLength(2)
  })

  it('prompt for a required sign-in after a reload, but not for an optional one', async () => {
    for (const required of [true, false]) {
      const { browser, adapter, signing, latchkey } = await enter({ siwxOptions: { required } })
      latchkey.destroy()
      const again = createSite({ browser, adapter, signing, siwxOptions: { required } })
      await becomes(again, required ? 'ready' : 'signed-out')
      expect(viewOf(again)).toBe(required ? 'SIWXSignMessage' : null)
    }
  })

  it('show no dialog for a wallet that another tab connected', async () => {
    const site = createSite()
    const { browser, adapter, signing } = site
    const tab = createSite({ browser, adapter, signing })
    await connect(site)
    await becomes(site, 'ready')
    await becomes(tab, 'signed-out')
    expect(viewOf(tab)).toBe(null)
    await tab.latchkey.open()
    expect(viewOf(tab)).toBe('SIWXSignMessage')
  })

  it('sign out quietly when they expire while the page is open', async () => {
    const site = await enterSignedIn({ siwxOptions: { lifetimeMs: 60_000 } })
    site.host.advance(59_000)
    await pause()
    expect(statusOf(site)).toBe('signed-in')
    site.host.advance(1_000)
    await becomes(site, 'signed-out')
    expect(viewOf(site)).toBe(null)
    await site.latchkey.open()
    expect(viewOf(site)).toBe('SIWXSignMessage')
  })

  it('reach other tabs wherever they are stored', async () => {
    // As on a server: the browser's storage has none.
    const storage = memorySessions()
    const site = await enter({ siwxOptions: { storage } })
    const { browser, adapter, signing } = site
    const tab = createSite({ browser, adapter, signing, siwxOptions: { storage } })
    await becomes(tab, 'ready')
    await signIn(site.latchkey)
    await becomes(tab, 'signed-in')
  })

  it('are removed by the tab that disconnects, not by the ones that follow', async () => {
    const site = await enterSignedIn()
    const { browser, adapter, signing, config } = site
    const setSessions = vi.fn(config.setSessions)
    const tab = createSite({ browser, adapter, signing, siwx: { ...config, setSessions } })
    await becomes(tab, 'signed-in')
    await site.latchkey.disconnect()
    await becomes(tab, 'signed-out')
    await expect.poll(() => tab.look().status).toBe('disconnected')
    await pause()
    expect(setSessions).not.toHaveBeenCalled()
    expect(browser.storage.getItem('@latchkey/siwx')).toBe(null)
  })

  it('are removed on disconnect', async () => {
    const site = await enterSignedIn()
    await site.latchkey.disconnect()
    await expect.poll(() => site.browser.storage.getItem('@latchkey/siwx')).toBe(null)
    expect(stateOf(site)).toMatchObject({ status: 'signed-out', session: null })
    await connect(site)
    await becomes(site, 'ready')
  })
})

it('[SIW-9] `keep`: let a visitor sign in with another account, and stay until then', async () => {
  const site = await enterSignedIn({ siwxOptions: { onAccountChange: 'keep' } })
  fox(site).choose(addressB, addressA)
  await askSignIn(site.latchkey)
  await becomes(site, 'ready')
  expect(stateOf(site)?.session?.data.accountAddress).toBe(addressA)
  expect(stateOf(site)?.message?.data.accountAddress).toBe(addressB)
  expect(await site.latchkey.close()).toBe(true)
  expect(statusOf(site)).toBe('signed-in')
  await askSignIn(site.latchkey)
  await becomes(site, 'ready')
  await signIn(site.latchkey)
  expect(stateOf(site)).toMatchObject({
    status: 'signed-in',
    session: { data: { accountAddress: addressB } },
  })
  expect(viewOf(site)).toBe(null)
})

describe('several families at once', () => {
  const enterBoth = async () => {
    const adapters = { eip155: createScriptedAdapter('eip155'), solana: createScriptedAdapter('solana') }
    adapters.eip155.addWallet('com.fox').accounts = [addressA]
    adapters.solana.addWallet('com.owl').accounts = ['So11111111111111111111111111111111111111112']
    scriptSigning(adapters.eip155)
    scriptSigning(adapters.solana)
    const site = createSite({
      adapter: adapters.eip155,
      adapters: Object.values(adapters),
      networks: familyNetworks.filter(({ chainNamespace }) => /eip155|solana/.test(chainNamespace ?? '')),
    })
    for (const connectorId of ['com.fox', 'com.owl']) {
      await site.latchkey.connect({ connectorId })
      await becomes(site, 'ready')
      await signIn(site.latchkey)
    }
    return site
  }
  const families = (site: Site) =>
    (JSON.parse(site.browser.storage.getItem('@latchkey/siwx') ?? '[]') as SignInSession[])
      .map(({ data }) => data.chainId)
      .toSorted()

  it('[SIW-9] each has its own session, and the state is that of the active one', async () => {
    const site = await enterBoth()
    expect(families(site)).toEqual(['eip155:1', 'solana:1'])
    expect(stateOf(site)?.session?.data.chainId).toBe('solana:1')
    await site.latchkey.open({ namespace: 'eip155' })
    await becomes(site, 'signed-in')
    expect(stateOf(site)?.session?.data.chainId).toBe('eip155:1')
  })

  it('ends the session of the one that disconnects and keeps the other', async () => {
    const site = await enterBoth()
    await site.latchkey.disconnect('solana')
    await expect.poll(() => families(site)).toEqual(['eip155:1'])
    await becomes(site, 'signed-in')
    expect(stateOf(site)?.session?.data.chainId).toBe('eip155:1')
    await site.latchkey.disconnect()
    await expect.poll(() => families(site)).toEqual([])
  })
})
