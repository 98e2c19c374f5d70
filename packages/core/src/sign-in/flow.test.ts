import { beforeAll, describe, expect, it, vi } from 'vitest'
import { switchAccount } from '../connect/switchAccount'
import { currentEntry } from '../nav/currentEntry'
import { setUp } from '../test-ports/setUp'
import { askSignIn } from './askSignIn'
import { cancelSignIn } from './cancelSignIn'
import { signIn } from './signIn'
import {
  addressA,
  addressB,
  createSite,
  pause,
  preload,
  type Site,
  type SiteOptions,
} from './signIn.test.fixture'
import { signOut } from './signOut'

beforeAll(preload)

const viewOf = ({ latchkey }: Site) =>
  latchkey.getState().modal.open ? currentEntry(latchkey.getState().nav).view : null
const stateOf = ({ latchkey }: Site) => latchkey.getState().signIn
const statusOf = (site: Site) => stateOf(site)?.status
const becomes = (site: Site, status: string) => expect.poll(() => statusOf(site)).toBe(status)

/** A visitor opens the modal and connects the wallet there. */
async function connect(site: Site): Promise<void> {
  await site.latchkey.open()
  await site.latchkey.open({ view: 'ConnectingExternal', data: { connectorId: 'com.fox' } })
  await site.latchkey.connect({ connectorId: 'com.fox' })
}

async function enter(options: SiteOptions = {}): Promise<Site> {
  const site = createSite(options)
  await connect(site)
  await becomes(site, 'ready')
  return site
}

async function enterSignedIn(options: SiteOptions = {}): Promise<Site> {
  const site = await enter(options)
  await signIn(site.latchkey)
  expect(statusOf(site)).toBe('signed-in')
  return site
}

const fox = (site: Site) => {
  const wallet = site.latchkey.live.wallets.get('eip155|com.fox')
  if (!wallet) throw new TypeError('no wallet')
  return {
    choose: (...addresses: string[]) =>
      site.adapter.tell('com.fox', { accounts: addresses.map((address) => ({ address, type: 'eoa' })) }),
    move: (networkId: `eip155:${number}`) => site.adapter.tell('com.fox', { networkId }),
  }
}

describe('signing in after connecting', () => {
  it('[SIW-1] shows the view in the modal that never closes in between, with the message prepared', async () => {
    const site = createSite()
    const seen: unknown[] = []
    await site.latchkey.open()
    site.latchkey.subscribe(
      ({ modal, nav }) => `${modal.open} ${currentEntry(nav).view}`,
      (shown) => seen.push(shown),
    )
    await site.latchkey.open({ view: 'ConnectingExternal', data: { connectorId: 'com.fox' } })
    await site.latchkey.connect({ connectorId: 'com.fox' })
    await becomes(site, 'ready')
    expect(seen).toEqual(['true ConnectingExternal', 'true SIWXSignMessage'])
    expect(stateOf(site)?.message?.data).toMatchObject({
      accountAddress: addressA,
      chainId: 'eip155:1',
      domain: 'site.example',
      uri: 'https://site.example',
      version: '1',
      expirationTime: '2026-01-08T00:00:00.000Z',
    })
    expect(stateOf(site)?.message?.data.nonce).toMatch(/^[0-9a-zA-Z]{20,}$/)
    expect(site.signing.asked).toEqual([])
  })

  it('[SIW-2] stores the session, closes and tells of it', async () => {
    const site = await enter()
    const events: unknown[] = []
    site.latchkey.subscribeEvents((event) => events.push(event))
    await signIn(site.latchkey)
    expect(viewOf(site)).toBe(null)
    expect(stateOf(site)).toMatchObject({ status: 'signed-in', failure: null, message: null })
    expect(stateOf(site)?.session?.data.accountAddress).toBe(addressA)
    expect(await site.config.getSessions('eip155:1', addressA)).toEqual([stateOf(site)?.session])
    expect(JSON.parse(site.browser.storage.getItem('@latchkey/siwx') ?? '')).toEqual([stateOf(site)?.session])
    const properties = { network: 'eip155:1', isSmartAccount: false }
    expect(events).toMatchObject([
      { event: 'CLICK_SIGN_SIWX_MESSAGE', properties, address: addressA },
      { event: 'MODAL_CLOSE' },
      { event: 'SIWX_AUTH_SUCCESS', properties, address: addressA },
    ])
  })

  it('[SIW-3] a decline is told in the view, and the visitor may sign the same message after all', async () => {
    const site = await enter()
    site.signing.mode = 'reject'
    await signIn(site.latchkey)
    expect(viewOf(site)).toBe('SIWXSignMessage')
    expect(stateOf(site)).toMatchObject({ status: 'ready', session: null })
    expect(stateOf(site)?.failure?.message).toBe('Signature declined')
    expect(site.events).toContain('SIWX_AUTH_ERROR')
    site.signing.mode = 'sign'
    await signIn(site.latchkey)
    expect(statusOf(site)).toBe('signed-in')
    expect(site.signing.asked[0]).toEqual(site.signing.asked[1])
  })

  it('[SIW-3] who signs without the modal is shown the view when the wallet declines', async () => {
    const site = await enter({ siwxOptions: { required: false } })
    await site.latchkey.close()
    site.signing.mode = 'reject'
    await signIn(site.latchkey)
    expect(viewOf(site)).toBe('SIWXSignMessage')
    expect(stateOf(site)).toMatchObject({ status: 'ready', failure: { code: 'sign-in/declined' } })
  })

  it('[SIW-3] a smart account is told that the site may not know its kind', async () => {
    const site = await enter()
    const events: unknown[] = []
    site.latchkey.subscribeEvents(({ properties }) => events.push(properties))
    site.adapter.tell('com.fox', { accounts: [{ address: addressB, type: 'smartAccount' }] })
    await expect.poll(() => stateOf(site)?.message?.data.accountAddress).toBe(addressB)
    site.signing.mode = 'reject'
    await signIn(site.latchkey)
    expect(stateOf(site)?.failure?.message).toBe('This application might not support Smart Accounts')
    expect(events).toContainEqual({ network: 'eip155:1', isSmartAccount: true })
  })

  it('[SIW-4] cancelling disconnects where it is required, and leads to the wallets', async () => {
    const site = await enter()
    await cancelSignIn(site.latchkey)
    expect(site.events).toContain('CLICK_CANCEL_SIWX')
    expect(site.look().status).toBe('disconnected')
    expect(viewOf(site)).toBe('Connect')
    expect(stateOf(site)).toMatchObject({ status: 'signed-out', session: null })
    expect(await site.latchkey.close()).toBe(true)
  })

  it('[SIW-4] cancelling closes where it is optional, and the visitor stays connected and is not asked again', async () => {
    const site = await enter({ siwxOptions: { required: false } })
    await cancelSignIn(site.latchkey)
    expect(site.look().status).toBe('connected')
    expect(viewOf(site)).toBe(null)
    expect(currentEntry(site.latchkey.getState().nav).view).toBe('Connect')
    expect(statusOf(site)).toBe('signed-out')
    fox(site).choose(addressB, addressA)
    await expect.poll(() => viewOf(site)).toBe('SIWXSignMessage')
    await site.latchkey.close()
    fox(site).choose(addressA, addressB)
    await pause()
    expect(viewOf(site)).toBe(null)
    expect(statusOf(site)).toBe('signed-out')
    await askSignIn(site.latchkey)
    expect(viewOf(site)).toBe('SIWXSignMessage')
  })

  it.each([
    ['throws', () => Promise.reject(new TypeError('down'))],
    [
      'throws at once',
      () => {
        throw new TypeError('down')
      },
    ],
    ['answers rubbish', () => Promise.resolve('none' as never)],
  ])('[SIW-5] a check that %s is told, and the visitor is back where they began', async (_, getSessions) => {
    const { config } = createSite()
    const site = createSite({ siwx: { ...config, getSessions } })
    await connect(site)
    await expect
      .poll(() => site.latchkey.getState().modal.notice?.message)
      .toBe('A problem occurred while trying initialize authentication')
    expect(viewOf(site)).toBe('Connect')
    expect(site.look().status).toBe('disconnected')
    expect(site.events).toContain('SIWX_AUTH_ERROR')
  })

  it('[SIW-5] a check that never ends ends', async () => {
    const { config } = createSite()
    const site = createSite({ siwx: { ...config, getSessions: () => new Promise(() => undefined) } })
    await connect(site)
    await becomes(site, 'checking')
    await expect.poll(() => site.host.timers()).toContain(15_000)
    site.host.advance(15_000)
    await expect.poll(() => site.look().status).toBe('disconnected')
    expect(site.latchkey.getState().modal.notice?.variant).toBe('error')
  })

  it('[SIW-7] nobody closes the view without a session where it is required', async () => {
    const site = await enter()
    expect(await site.latchkey.close()).toBe(false)
    expect(site.latchkey.getState().modal).toMatchObject({ open: true, shaking: true })
    await signIn(site.latchkey)
    await site.latchkey.open()
    expect(await site.latchkey.close()).toBe(true)
  })

  it('[SIW-7] closing is allowed where it is optional', async () => {
    const site = await enter({ siwxOptions: { required: false } })
    expect(await site.latchkey.close()).toBe(true)
    expect(statusOf(site)).toBe('signed-out')
    await site.latchkey.open()
    expect(viewOf(site)).toBe('Account')
  })

  it('[SIW-7] where it is required, whoever opens the modal without a session is led to it', async () => {
    const site = await enterSignedIn()
    await signOut(site.latchkey)
    expect(stateOf(site)).toMatchObject({ status: 'signed-out', session: null })
    expect(site.browser.storage.getItem('@latchkey/siwx')).toBe(null)
    expect(viewOf(site)).toBe(null)
    await site.latchkey.open()
    expect(viewOf(site)).toBe('SIWXSignMessage')
    await becomes(site, 'ready')
    expect(await site.latchkey.close()).toBe(false)
  })

  it('[SIW-8] the preconditions are told by their texts', async () => {
    await expect(signIn(setUp().latchkey)).rejects.toThrow('SIWX is not enabled')
    const site = createSite()
    await expect(signIn(site.latchkey)).rejects.toThrow('No ActiveCaipAddress found')
    await connect(site)
    await becomes(site, 'ready')
    fox(site).move('eip155:99')
    await expect(signIn(site.latchkey)).rejects.toThrow('No ActiveCaipNetwork or client found')
    fox(site).move('eip155:1')
    site.latchkey.adapters.delete('eip155')
    await expect(signIn(site.latchkey)).rejects.toThrow('No ConnectionController client found')
  })

  it('[SIW-8] a network that the site does not offer asks nothing; the next that it does, does, in the same modal', async () => {
    const site = createSite()
    await connect(site)
    await becomes(site, 'ready')
    await cancelSignIn(site.latchkey)
    const seen: boolean[] = []
    site.adapter.tell('com.fox', { networkId: 'eip155:99' })
    const wallet = site.adapter.addWallet('com.owl')
    wallet.accounts = [addressA]
    wallet.networkId = 'eip155:99'
    await site.latchkey.connect({ connectorId: 'com.owl' })
    await expect.poll(() => viewOf(site)).toBe('UnsupportedChain')
    await pause()
    expect(viewOf(site)).toBe('UnsupportedChain')
    expect(statusOf(site)).toBe('signed-out')
    site.latchkey.subscribe(
      ({ modal }) => modal.open,
      (open) => seen.push(open),
    )
    site.adapter.tell('com.owl', { networkId: 'eip155:2' })
    await becomes(site, 'ready')
    expect(viewOf(site)).toBe('SIWXSignMessage')
    expect(seen).toEqual([])
  })
})

describe('another account, another network', () => {
  it('[SIW-9] `resign`: the other account is asked for its own session, and the first one keeps its own', async () => {
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

  it('[SIW-9] an account is asked once by itself, however often it comes back', async () => {
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

  it('[SIW-9] an account that is chosen in the modal needs its own as well', async () => {
    const site = await enterSignedIn()
    await site.latchkey.open({ view: 'SwitchAddress' })
    const other = site.latchkey.getState().connect.rows[1]
    if (other) switchAccount(site.latchkey, other)
    await becomes(site, 'ready')
    expect(viewOf(site)).toBe('SIWXSignMessage')
    await signIn(site.latchkey)
    expect(stateOf(site)?.session?.data.accountAddress).toBe(addressB)
  })

  it('[SIW-9] `signout`: leaving an account ends its session, and the next one is not asked', async () => {
    const site = await enterSignedIn({ siwxOptions: { onAccountChange: 'signout' } })
    fox(site).choose(addressB, addressA)
    await becomes(site, 'signed-out')
    await expect.poll(() => site.browser.storage.getItem('@latchkey/siwx')).toBe(null)
    expect(viewOf(site)).toBe(null)
    fox(site).choose(addressA, addressB)
    await becomes(site, 'signed-out')
  })

  it('[SIW-9] `keep`: whoever signed in stays so, also after a reload', async () => {
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

  it('[SIW-9] another network asks nothing, unless the site wants each to have its own', async () => {
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

describe('what is stored', () => {
  it('a session counts again after a reload, without a question; and in the other tabs at once', async () => {
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

  it('after a reload a required sign-in is asked for by itself, an optional one is not', async () => {
    for (const required of [true, false]) {
      const { browser, adapter, signing, latchkey } = await enter({ siwxOptions: { required } })
      latchkey.destroy()
      const again = createSite({ browser, adapter, signing, siwxOptions: { required } })
      await becomes(again, required ? 'ready' : 'signed-out')
      expect(viewOf(again)).toBe(required ? 'SIWXSignMessage' : null)
    }
  })

  it('a wallet that another tab connected throws no dialog at whoever reads in this one', async () => {
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

  it('a session that ends while the page is open signs out quietly', async () => {
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

  it('disconnecting removes the sessions', async () => {
    const site = await enterSignedIn()
    await site.latchkey.disconnect()
    await expect.poll(() => site.browser.storage.getItem('@latchkey/siwx')).toBe(null)
    expect(stateOf(site)).toMatchObject({ status: 'signed-out', session: null })
    await connect(site)
    await becomes(site, 'ready')
  })
})

describe('late answers', () => {
  const withOpenQuestion = async (options: SiteOptions = {}) => {
    const site = await enter(options)
    site.signing.mode = 'hang'
    const asked = signIn(site.latchkey)
    await expect.poll(() => site.signing.open).toBe(1)
    return { site, asked }
  }

  it('a yes after the visitor closed the view counts', async () => {
    const { site, asked } = await withOpenQuestion({ siwxOptions: { required: false } })
    await site.latchkey.close()
    expect(statusOf(site)).toBe('signing')
    site.signing.answer('sign')
    await asked
    expect(statusOf(site)).toBe('signed-in')
  })

  it('a no after the visitor closed the view brings nothing back', async () => {
    const { site, asked } = await withOpenQuestion({ siwxOptions: { required: false } })
    await site.latchkey.close()
    site.signing.answer('reject')
    await asked
    expect(stateOf(site)).toMatchObject({ status: 'signed-out', failure: { code: 'sign-in/declined' } })
    expect(viewOf(site)).toBe(null)
  })

  it('a yes of an account that is not active any more signs in nobody', async () => {
    const { site, asked } = await withOpenQuestion()
    fox(site).choose(addressB, addressA)
    await becomes(site, 'ready')
    site.signing.answer('sign')
    await asked
    expect(stateOf(site)).toMatchObject({ status: 'ready', session: null })
    expect(site.browser.storage.getItem('@latchkey/siwx')).toBe(null)
  })

  it('a yes after cancelling a required sign-in signs in nobody', async () => {
    const { site, asked } = await withOpenQuestion()
    await cancelSignIn(site.latchkey)
    site.signing.answer('sign')
    await asked
    expect(stateOf(site)).toMatchObject({ status: 'signed-out', session: null })
    expect(site.browser.storage.getItem('@latchkey/siwx')).toBe(null)
  })

  it('a wallet is never asked twice at a time: a second click waits, another account is told', async () => {
    const { site, asked } = await withOpenQuestion()
    const second = signIn(site.latchkey)
    await pause()
    expect(site.signing.mostOpen).toBe(1)
    fox(site).choose(addressB, addressA)
    await becomes(site, 'ready')
    await signIn(site.latchkey)
    expect(stateOf(site)?.failure?.code).toBe('connect/wallet-busy')
    fox(site).choose(addressA, addressB)
    await becomes(site, 'signing')
    site.signing.answer('sign')
    await Promise.all([asked, second])
    expect(statusOf(site)).toBe('signed-in')
    expect(site.signing.mostOpen).toBe(1)
  })

  it('a wallet that never answers is given up; its late yes still counts', async () => {
    const { site, asked } = await withOpenQuestion()
    site.host.advance(300_000)
    await asked
    expect(stateOf(site)).toMatchObject({ status: 'ready', failure: { code: 'connect/wallet-timeout' } })
    site.signing.answer('sign')
    await becomes(site, 'signed-in')
  })

  it('disconnecting while the session is being stored leaves none behind', async () => {
    const { config } = createSite()
    let release: () => void = () => undefined
    const held = new Promise<void>((resolve) => {
      release = resolve
    })
    const addSession = async (...[session]: Parameters<typeof config.addSession>) => {
      await held
      await config.addSession(session)
    }
    const site = await enter({ siwx: { ...config, addSession } })
    const asked = signIn(site.latchkey)
    await expect.poll(() => site.signing.asked.length).toBe(1)
    await pause()
    await site.latchkey.disconnect()
    release()
    await asked
    await pause()
    expect(site.browser.storage.getItem('@latchkey/siwx')).toBe(null)
    expect(stateOf(site)).toMatchObject({ status: 'signed-out', session: null })
  })
})

describe('an embedded modal', () => {
  it('[NAV-9] shows the sign-in in its place and the account after it', async () => {
    const site = createSite({ enableEmbedded: true })
    const view = () => currentEntry(site.latchkey.getState().nav).view
    await site.latchkey.connect({ connectorId: 'com.fox' })
    await becomes(site, 'ready')
    expect(view()).toBe('SIWXSignMessage')
    expect(await site.latchkey.close()).toBe(false)
    await signIn(site.latchkey)
    expect(view()).toBe('Account')
    const { browser, adapter, signing } = site
    const again = createSite({ enableEmbedded: true, browser, adapter, signing })
    await becomes(again, 'signed-in')
    await expect.poll(() => currentEntry(again.latchkey.getState().nav).view).toBe('Account')
  })
})

it('nothing of it is loaded or asked before somebody is connected', async () => {
  const { config } = createSite()
  const attach = vi.fn(config.attach)
  const site = createSite({ siwx: { ...config, attach } })
  await site.latchkey.open()
  await pause()
  expect(attach).not.toHaveBeenCalled()
  expect(stateOf(site)).toBe(null)
})

it('[SIW-9] `keep`: who is signed in as another account may sign in as this one, and stays the other until then', async () => {
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

it('[SIW-3] what is wrong with a signature is told and stays, while the next message is made', async () => {
  const site = await enter()
  const first = stateOf(site)?.message
  site.signing.mode = 'forge'
  await signIn(site.latchkey)
  await expect.poll(() => stateOf(site)?.message).not.toBe(null)
  expect(stateOf(site)).toMatchObject({ status: 'ready', failure: { code: 'sign-in/signature' } })
  expect(stateOf(site)?.message?.data.nonce).not.toBe(first?.data.nonce)
  expect(site.browser.storage.getItem('@latchkey/siwx')).toBe(null)
  site.signing.mode = 'sign'
  await signIn(site.latchkey)
  expect(statusOf(site)).toBe('signed-in')
})
