import { cookieToInitialState } from '@latchkey/core'
import { evm } from '@latchkey/evm'
import { createEvmWallet } from '@latchkey/testing'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { createTestInstance } from '../testing/createTestInstance'
import { keepCookie } from './keepCookie'

type Cookie = { readonly value: string; readonly hasDomain: boolean; readonly attributes: string }

/** A browser's cookies of one host, by the rules of RFC 6265bis that matter here. Another host may have set some. */
function browse(protocol: 'http:' | 'https:', kept: Readonly<Record<string, Cookie>> = {}) {
  const jar = new Map(Object.entries(kept))
  const header = () =>
    [...jar].map(([name, { value }]) => `${name.replace(' of parent', '')}=${value}`).join('; ')
  const set = (text: string) => {
    const [pair = '', ...attributes] = text.split('; ')
    const [name = '', value = ''] = pair.split('=')
    const has = (wanted: string) => attributes.some((attribute) => attribute.startsWith(wanted))
    if (has('Secure') && protocol === 'http:') return
    if (name.startsWith('__Host-') && !(has('Secure') && has('Path=/') && !has('Domain'))) return
    if (has('Max-Age=0')) jar.delete(name)
    else jar.set(name, { value, hasDomain: has('Domain'), attributes: attributes.join('; ') })
  }
  vi.stubGlobal('location', { protocol })
  vi.stubGlobal('document', Object.defineProperty({}, 'cookie', { get: header, set }))
  onTestFinished(() => void vi.unstubAllGlobals())
  return { header, jar }
}

/** An instance that knows a wallet but isn't connected, and its page's cookies. */
async function visit(...browser: Parameters<typeof browse>) {
  const page = new EventTarget()
  const wallet = createEvmWallet({ rdns: 'org.fox', chains: [{ chainId: 1 }], offline: true })
  wallet.announce({ target: page })
  const latchkey = createTestInstance([evm({ page })], {}, { isBrowser: true, storage: null })
  await latchkey.ready
  const cookies = browse(...browser)
  onTestFinished(keepCookie(latchkey))
  const connect = () => latchkey.connect({ connectorId: 'org.fox' })
  return { ...cookies, latchkey, wallet, connect }
}

/** What a sibling subdomain set for the whole domain. A page can neither see whose it is, nor delete it. */
const forgedRows = encodeURIComponent(JSON.stringify([[`eip155:1:0x${'66'.repeat(20)}`, 'evil']]))
const forged = { 'latchkey of parent': { value: forgedRows, hasDomain: true, attributes: '' } }

describe('the cookie of a page', () => {
  it('is bound to the host on https, and goes with the connection', async () => {
    const { header, jar, latchkey, connect, wallet } = await visit('https:')
    expect(header()).toBe('')
    await connect()
    expect([...jar.keys()]).toEqual(['__Host-latchkey'])
    expect(jar.get('__Host-latchkey')?.attributes).toBe('Path=/; SameSite=Lax; Max-Age=2592000; Secure')
    expect(cookieToInitialState(header())).toMatchObject({ accounts: [{ address: wallet.addresses[0] }] })
    await latchkey.disconnect()
    expect(header()).toBe('')
  })

  it('has its plain name on http, where browsers keep no other', async () => {
    const { header, jar, latchkey, connect } = await visit('http:')
    await connect()
    expect([...jar.keys()]).toEqual(['latchkey'])
    expect(cookieToInitialState(header())).toBeDefined()
    await latchkey.disconnect()
    expect(header()).toBe('')
  })

  it('takes the place of the plain one that an earlier version kept', async () => {
    const earlier = { latchkey: { value: forgedRows, hasDomain: false, attributes: '' } }
    const { jar, connect } = await visit('https:', earlier)
    expect([...jar.keys()]).toEqual([])
    await connect()
    expect([...jar.keys()]).toEqual(['__Host-latchkey'])
  })

  it('is read before one that a sibling subdomain set, also while nothing is connected', async () => {
    const { header, latchkey, connect, wallet } = await visit('https:', forged)
    expect(header()).toContain(`latchkey=${forgedRows}`)
    expect(cookieToInitialState(header())).toBeUndefined()
    await connect()
    expect(cookieToInitialState(header())).toMatchObject({ accounts: [{ address: wallet.addresses[0] }] })
    await latchkey.disconnect()
    expect(cookieToInitialState(header())).toBeUndefined()
  })
})
