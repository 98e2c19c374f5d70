import { currentEntry, getAccount, noteRequests, type SignInConfig } from '@latchkey/core'
import { evm } from '@latchkey/evm'
import { signInFailed, signInUnverifiable } from '@latchkey/protocol'
import { createEvmWallet, rpcError } from '@latchkey/testing'
import { describe, expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'
import { ConnectButton } from '../../components/ConnectButton'
import { createTestInstance } from '../../testing/createTestInstance'
import { createTestSignIn } from '../../testing/createTestSignIn'
import { expectClosed, findInside, mountProvider, shadowOf } from '../../testing/mountProvider'
import { findControl, findView, poll, spoken } from '../../testing/openView'

type Given = Partial<SignInConfig> & { readonly isRequired?: boolean }

/** Connects to a site with sign-in. */
function createSite(given: Given = {}, options = {}) {
  const page = new EventTarget()
  const wallet = createEvmWallet({ name: 'Fox', rdns: 'test.fox', chains: [{ chainId: 1 }], exposes: 2 })
  wallet.announce({ target: page })
  const signIn = createTestSignIn(given)
  const latchkey = createTestInstance([evm({ page })], {
    metadata: { name: 'Orchard', url: 'https://site.test' },
    siwx: signIn.config,
    ...options,
  })
  mountProvider(latchkey, <ConnectButton />)
  return { ...signIn, wallet, latchkey, address: wallet.addresses[0] ?? '' }
}

async function enter(given: Given = {}, options = {}) {
  const site = createSite(given, options)
  await site.latchkey.connect({ connectorId: 'test.fox' })
  await findView('SIWXSignMessage')
  await poll(state).toBe('ready')
  return site
}

const state = () =>
  shadowOf().querySelector<HTMLElement>('[data-view="SIWXSignMessage"] [data-part="body"]')?.dataset.state
const title = () => shadowOf().querySelector('[data-part="status-title"]')?.textContent
const text = () => shadowOf().querySelector('[data-part="status-text"]')?.textContent
const row = () => shadowOf().querySelector<HTMLElement>('[data-part="sign-in-row"]')
/** The account keeps as much room free for the row as the row needs, so nothing moves when it arrives. */
const expectRoom = async () => {
  const room = await findInside('[data-part="sign-in-room"]')
  await poll(() => getComputedStyle(room).minBlockSize).toBe(`${row()?.offsetHeight}px`)
}
const pageButton = () => document.querySelector('[data-part="account-button"]')?.textContent ?? ''
const short = (address: string) => `${address.slice(0, 4)}…${address.slice(-6)}`
const askedTexts = ({ wallet }: ReturnType<typeof createSite>) =>
  wallet.log
    .filter(({ method }) => method === 'personal_sign')
    .map(({ params }) => new TextDecoder().decode(fromHex(String((params as unknown[])[0]))))
const fromHex = (hex: string) =>
  Uint8Array.from(hex.match(/[\da-f]{2}/gi) ?? [], (pair) => Number.parseInt(pair, 16))

describe('before signing', () => {
  it('[SIW-1] says that it prepares, then shows site, account, network and the whole message', async () => {
    const site = createSite()
    let release: () => void = () => undefined
    site.script.hold = new Promise((resolve) => {
      release = resolve
    })
    await site.latchkey.connect({ connectorId: 'test.fox' })
    await findView('SIWXSignMessage')
    expect(shadowOf().querySelector('[data-part="title"]')?.textContent).toBe('Sign In')
    expect((await findInside('[data-part="authenticating"]')).textContent).toBe('Authenticating...')
    expect((await findInside('[data-part="sign"]')).getAttribute('aria-busy')).toBe('true')
    release()
    await poll(state).toBe('ready')
    expect(title()).toBe('Sign in to Orchard')
    await poll(spoken).toContain('It’s free')
    expect((await findInside('[data-part="sign-in-account"]')).textContent).toContain(short(site.address))
    expect((await findInside('[data-part="sign-in-account"]')).textContent).toContain('Ethereum')
    expect((await findInside('[data-part="sign-in-domain"]')).textContent).toContain('site.test')
    const message = await findInside('[data-part="message"]')
    expect(message.checkVisibility()).toBe(false)
    await userEvent.click(await findInside('summary'))
    expect(message.checkVisibility()).toBe(true)
    expect(message.textContent).toContain(`Ethereum account:\n${site.address}\n\nAccept the terms.\n\nURI:`)
    await poll(() => shadowOf().activeElement?.tagName).toBe('SUMMARY')
  })

  it('[SIW-1] says why there is nothing to sign, and tries again', async () => {
    const site = createSite()
    site.script.trouble = signInFailed()
    await site.latchkey.connect({ connectorId: 'test.fox' })
    await poll(() => document.querySelector('latchkey-modal') && state()).toBe('failed')
    expect(text()).toBe(signInFailed().message)
    site.script.trouble = null
    await userEvent.click(await findControl('Try again'))
    await poll(state).toBe('ready')
    expect(title()).toBe('Sign in to Orchard')
    expect(askedTexts(site)).toEqual([])
  })

  it("shows the message left to right, whatever the page's direction", async () => {
    await enter({}, { locale: 'ar' })
    expect(shadowOf().querySelector('dialog')?.dir).toBe('rtl')
    await userEvent.click(await findInside('summary'))
    const { direction, textAlign } = getComputedStyle(await findInside('[data-part="message"]'))
    expect([direction, textAlign]).toEqual(['ltr', 'left'])
  })
})

describe('signing', () => {
  it('[SIW-2] asks the wallet by keyboard for exactly the shown message, stores the session and closes', async () => {
    const site = await enter()
    const shown = (await findInside('[data-part="message"]')).textContent
    await poll(() => shadowOf().activeElement?.getAttribute('data-part')).toBe('sign')
    site.wallet.delay(100)
    await userEvent.keyboard('{Enter}')
    await poll(state).toBe('signing')
    expect([title(), (await findInside('[data-part="sign"]')).textContent]).toEqual([
      'Continue in Fox',
      'Signing...',
    ])
    expect(text()).toContain('site.test')
    await poll(spoken).toContain('Continue in Fox')
    await expectClosed()
    expect(askedTexts(site)).toEqual([shown])
    expect(site.sessions.map(({ data }) => data.accountAddress)).toEqual([site.address])
    expect(site.latchkey.getState().signIn?.status).toBe('signed-in')
  })

  it('[SIW-3] says that it was declined, and signs again', async () => {
    const site = await enter()
    site.wallet.reject({ once: true })
    await userEvent.click(await findControl('Sign'))
    await poll(state).toBe('failed')
    expect(title()).toBe('Signature declined')
    await poll(spoken).toContain('Signature declined')
    expect(shadowOf().querySelector('[data-part="ring"]')?.getAttribute('data-state')).toBe('error')
    await userEvent.click(await findControl('Sign again'))
    await expectClosed()
    expect(site.sessions).toHaveLength(1)
  })

  it.each([
    ['a wallet that is busy', rpcError(-32002), 'You have a pending request', 'Open Fox'],
    ['a wallet that is locked', rpcError(4100), 'You’re not signed in yet', 'locked'],
  ])('[HTTP-10] describes %s', async (_, error, said, reason) => {
    const site = await enter()
    site.wallet.fail(error, { once: true })
    await userEvent.click(await findControl('Sign'))
    await poll(title).toBe(said)
    expect(text()).toContain(reason)
    await findControl('Try again')
  })

  it('says why the site rejected a signature, and tries again', async () => {
    const site = await enter()
    site.script.refusal = signInUnverifiable({ chainId: 'eip155:1', reason: 'x' })
    await userEvent.click(await findControl('Sign'))
    await poll(text).toContain('can’t check the signature right now')
    site.script.refusal = null
    await userEvent.click(await findControl('Try again'))
    await expectClosed()
    expect(site.sessions).toHaveLength(1)
  })

  it('[WC-1] opens a paired wallet that is asked', async () => {
    const site = await enter()
    const now = Date.now()
    noteRequests(site.latchkey, [
      {
        ...{ id: 1, wallet: 'Fox', chainId: 'eip155:1', method: 'personal_sign' },
        ...{ createdAt: now, expiresAt: now + 300_000 },
        links: [{ href: 'fox://wc?requestId=1', base: 'fox://' }],
      },
    ])
    site.wallet.hang()
    await userEvent.click(await findControl('Sign'))
    const link = await findInside<HTMLAnchorElement>('[data-part="open-link"]')
    expect([link.textContent, link.getAttribute('href')]).toEqual(['Open Fox', 'fox://wc?requestId=1'])
  })
})

describe('not signing', () => {
  it('[SIW-4] [SIW-7] [NAV-10] stays open when required, says what canceling does, and does it', async () => {
    const site = await enter()
    const shaking = () => shadowOf().querySelector('[data-part="card"]')?.getAttribute('data-state')
    await userEvent.keyboard('{Escape}')
    await poll(shaking).toBe('shaking')
    await userEvent.keyboard('{Escape}')
    await userEvent.click(await findControl('Close'))
    await poll(shaking).toBeNull()
    expect(state()).toBe('ready')
    expect(shadowOf().querySelector('[data-part="note"]')?.textContent).toContain('Canceling disconnects Fox')
    await userEvent.click(await findControl('Cancel'))
    await findView('Connect')
    expect(getAccount(site.latchkey.getState()).isConnected).toBe(false)
    expect(currentEntry(site.latchkey.getState().nav).view).toBe('Connect')
  })

  it('[SIW-7] can be left when optional; button and account lead back to it, and out again', async () => {
    const site = await enter({ isRequired: false })
    expect(shadowOf().querySelector('[data-part="note"]')).toBeNull()
    await userEvent.keyboard('{Escape}')
    await expectClosed()
    await poll(pageButton).toBe('Finish signing in')
    await userEvent.click(document.querySelector('[data-part="account-button"]') as HTMLElement)
    await findView('Account')
    await userEvent.click(await findControl('Finish signing in'))
    await findView('SIWXSignMessage')
    await findControl('Back')
    await userEvent.click(await findControl('Sign'))
    await expectClosed()
    await poll(pageButton).not.toContain('Finish')
    await site.latchkey.open({ view: 'Account' })
    await poll(() => row()?.textContent).toContain('Signed inUntil Jan 8, 2100')
    await expectRoom()
    await userEvent.click(await findControl('Sign out'))
    await poll(() => row()?.dataset.state).toBe('open')
    await expectRoom()
    expect(site.sessions).toEqual([])
    expect(getAccount(site.latchkey.getState()).isConnected).toBe(true)
  })

  it('[SIW-9] names both addresses when a session outlives an account change, and signs in with the new one', async () => {
    const site = await enter({ onAccountChange: 'keep' })
    await userEvent.click(await findControl('Sign'))
    await expectClosed()
    site.wallet.switchAccount(1)
    const next = site.wallet.addresses[1] ?? ''
    await poll(() => getAccount(site.latchkey.getState()).address).toBe(next)
    await site.latchkey.open({ view: 'Account' })
    await poll(() => row()?.dataset.state).toBe('other')
    expect(row()?.textContent).toContain(
      `signed in as ${short(site.address)}, but you’re using ${short(next)}`,
    )
    await userEvent.click(await findControl(`Sign in as ${short(next)}`))
    await findView('SIWXSignMessage')
    await userEvent.click(await findControl('Sign'))
    await expectClosed()
    expect(site.latchkey.getState().signIn?.session?.data.accountAddress).toBe(next)
  })
})

it('offers to connect without an account', async () => {
  const { latchkey } = createSite()
  await latchkey.open({ view: 'SIWXSignMessage' })
  await findView('SIWXSignMessage')
  await userEvent.click(await findControl('Connect a wallet'))
  await findView('Connect')
})
