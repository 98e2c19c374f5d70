import { browserHost, createLatchkey, type Host, type Latchkey, signIn } from '@latchkey/core'
import { createEvmWallet } from '@latchkey/testing'
import { describe, expect, it, onTestFinished } from 'vitest'
import { evm } from './evm'
import { siwx } from './siwx'

const chain = {
  id: 31337,
  caipNetworkId: 'eip155:31337',
  chainNamespace: 'eip155',
  name: 'Local',
  nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  rpcUrls: { default: { http: [] } },
} as const

/** One browser with a wallet that has real keys, and pages of a site. */
function createBrowser() {
  const stored = new Map<string, string>()
  const storage = {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  }
  const page = new EventTarget()
  const wallet = createEvmWallet({ rdns: 'org.fox' })
  wallet.announce({ target: page })
  const load = (url = 'https://site.example/account?x=1#top', now = Date.now): Latchkey => {
    const host: Host = {
      ...browserHost(),
      now,
      isBrowser: true,
      storage,
      page: { url, domain: new URL(url).hostname, title: 'Site' },
    }
    const latchkey = createLatchkey({ networks: [chain], adapters: [evm({ page })], siwx: siwx() }, host)
    onTestFinished(() => latchkey.destroy())
    return latchkey
  }
  return { stored, wallet, load }
}

const becomes = (latchkey: Latchkey, status: string) =>
  expect.poll(() => latchkey.getState().signIn?.status, { timeout: 10_000 }).toBe(status)

async function enter(browser: ReturnType<typeof createBrowser>): Promise<Latchkey> {
  const latchkey = browser.load()
  await latchkey.connect({ connectorId: 'org.fox' })
  await becomes(latchkey, 'ready')
  await signIn(latchkey)
  expect(latchkey.getState().signIn).toMatchObject({ status: 'signed-in', failure: null })
  return latchkey
}

describe('siwx with real signatures and the servers’ verifier', () => {
  it('[SIW-6] signs in, and the session counts after a reload without a prompt', async () => {
    const browser = createBrowser()
    const first = await enter(browser)
    const session = first.getState().signIn?.session
    expect(session?.data).toMatchObject({ domain: 'site.example', uri: 'https://site.example' })
    first.destroy()
    const again = browser.load()
    await becomes(again, 'signed-in')
    expect(again.getState().signIn?.session).toEqual(session)
  })

  it('[SIW-6] ignores a session of another host, text or key', async () => {
    const browser = createBrowser()
    const first = await enter(browser)
    const session = first.getState().signIn?.session
    const text = browser.stored.get('@latchkey/siwx') ?? ''
    first.destroy()
    const elsewhere = browser.load('https://evil.example/')
    await becomes(elsewhere, 'ready')
    elsewhere.destroy()
    const flipped = session?.signature.replace(/..(?=..$)/, (byte) => (byte === '00' ? '01' : '00'))
    for (const hostile of [
      text.replaceAll('site.example wants', 'site.example  wants'),
      JSON.stringify([{ ...session, signature: flipped }]),
    ]) {
      browser.stored.set('@latchkey/siwx', hostile)
      const again = browser.load()
      await becomes(again, 'ready')
      again.destroy()
    }
    browser.stored.set('@latchkey/siwx', text)
    const right = browser.load()
    await becomes(right, 'signed-in')
    right.destroy()
    const late = browser.load(undefined, () => Date.now() + 8 * 86_400_000)
    await becomes(late, 'ready')
  })
})
