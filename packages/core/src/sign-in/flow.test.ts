import { beforeAll, describe, expect, it, vi } from 'vitest'
import { currentEntry } from '../nav/currentEntry'
import { setUp } from '../testing/setUp'
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
  stateOf,
  statusOf,
  viewOf,
} from '../testing/signInSite'
import { askSignIn, cancelSignIn, signIn, signOut } from './signIn'

beforeAll(preload)

describe('signing in after connecting', () => {
  it('[SIW-1] shows the view with the prepared message, without closing the modal in between', async () => {
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

  it('[SIW-2] stores the session, closes and tracks an event', async () => {
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

  it('[SIW-3] shows a decline in the view, and the visitor can still sign the same message', async () => {
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

  it('[SIW-3] opens the view when the wallet declines a sign-in from outside the modal', async () => {
    const site = await enter({ siwxOptions: { required: false } })
    await site.latchkey.close()
    site.signing.mode = 'reject'
    await signIn(site.latchkey)
    expect(viewOf(site)).toBe('SIWXSignMessage')
    expect(stateOf(site)).toMatchObject({ status: 'ready', failure: { code: 'sign-in/declined' } })
  })

  it('[SIW-3] tells a smart account that the site may not support it', async () => {
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

  it('[SIW-4] disconnects and shows the wallets on cancel when sign-in is required', async () => {
    const site = await enter()
    await cancelSignIn(site.latchkey)
    expect(site.events).toContain('CLICK_CANCEL_SIWX')
    expect(site.look().status).toBe('disconnected')
    expect(viewOf(site)).toBe('Connect')
    expect(stateOf(site)).toMatchObject({ status: 'signed-out', session: null })
    expect(await site.latchkey.close()).toBe(true)
  })

  it('[SIW-4] closes on cancel when sign-in is optional; the visitor stays connected and isn’t asked again', async () => {
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
    ['answers with garbage', () => Promise.resolve('none' as never)],
  ])('[SIW-5] reports a check that %s and goes back to the start', async (_, getSessions) => {
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

  it('[SIW-5] gives up on a check that never ends', async () => {
    const { config } = createSite()
    const site = createSite({ siwx: { ...config, getSessions: () => new Promise(() => undefined) } })
    await connect(site)
    await becomes(site, 'checking')
    await expect.poll(() => site.host.timers()).toContain(15_000)
    site.host.advance(15_000)
    await expect.poll(() => site.look().status).toBe('disconnected')
    expect(site.latchkey.getState().modal.notice?.variant).toBe('error')
  })

  it('[SIW-7] keeps the view open without a session when sign-in is required', async () => {
    const site = await enter()
    expect(await site.latchkey.close()).toBe(false)
    expect(site.latchkey.getState().modal).toMatchObject({ open: true, shaking: true })
    await signIn(site.latchkey)
    await site.latchkey.open()
    expect(await site.latchkey.close()).toBe(true)
  })

  it('[SIW-7] lets the visitor close when sign-in is optional', async () => {
    const site = await enter({ siwxOptions: { required: false } })
    expect(await site.latchkey.close()).toBe(true)
    expect(statusOf(site)).toBe('signed-out')
    await site.latchkey.open()
    expect(viewOf(site)).toBe('Account')
  })

  it('[SIW-7] leads a visitor without a session to a required sign-in when the modal opens', async () => {
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

  it('[SIW-8] reports missing preconditions with their texts', async () => {
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

  it('[SIW-8] asks nothing on an unsupported network, and asks in the same modal on the next supported one', async () => {
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

describe('an embedded modal', () => {
  it('[NAV-9] shows the sign-in in place, then the account', async () => {
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

it('loads and asks nothing before a wallet is connected', async () => {
  const { config } = createSite()
  const attach = vi.fn(config.attach)
  const site = createSite({ siwx: { ...config, attach } })
  await site.latchkey.open()
  await pause()
  expect(attach).not.toHaveBeenCalled()
  expect(stateOf(site)).toBe(null)
})

it('[SIW-3] keeps showing what is wrong with a signature while the next message is made', async () => {
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
