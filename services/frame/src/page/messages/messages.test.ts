import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { fuzzMessages } from '../testing/fuzzMessages'
import { openSite } from '../testing/openSite'
import { type Sites, startSites } from '../testing/startSites'

let sites: Sites
beforeAll(async () => {
  sites = await startSites()
}, 120_000)
afterAll(() => sites?.stop())

describe('the frame and its site', () => {
  it('[FRM-1] [FRM-2] is ready, and answers with the same id', async () => {
    const site = await openSite(sites)
    expect((await site.heard())[0]).toEqual({
      type: '@w3m-frame/READY',
      payload: { version: expect.stringMatching(/^[0-9a-f]{16}$/), asksToShow: true },
    })
    expect(await site.ask('GET_CHAIN_ID')).toEqual({
      id: expect.stringContaining('test-'),
      type: '@w3m-frame/GET_CHAIN_ID_SUCCESS',
      payload: { chainId: 31_337 },
    })
    expect(await site.ask('IS_CONNECTED')).toMatchObject({
      type: '@w3m-frame/IS_CONNECTED_SUCCESS',
      payload: { isConnected: false },
    })
  })

  it('[FRM-1] answers every message before anyone signs in', async () => {
    const site = await openSite(sites)
    const wallet = {
      method: 'personal_sign',
      params: ['hello', '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'],
    }
    expect(await site.ask('RPC_REQUEST', wallet)).toMatchObject({
      payload: { code: 'embedded/session-ended' },
    })
    expect(await site.ask('GET_USER')).toMatchObject({ payload: { code: 'embedded/session-ended' } })
    expect(await site.ask('CONNECT_OTP', { otp: '123456' })).toMatchObject({
      payload: { code: 'embedded/login-ended' },
    })
    expect(await site.ask('CONNECT_SOCIAL', { uri: 'x' })).toMatchObject({
      payload: { code: 'embedded/login-ended' },
    })
    for (const name of ['SIGN_OUT', 'RELOAD', 'RPC_ABORT'])
      expect(await site.ask(name)).toMatchObject({ type: `@w3m-frame/${name}_SUCCESS` })
    expect(await site.ask('SYNC_DAPP_DATA', { projectId: 'dev' })).toMatchObject({
      type: '@w3m-frame/SYNC_DAPP_DATA_SUCCESS',
    })
    expect(await site.ask('SYNC_THEME', { themeMode: 'dark' })).toMatchObject({
      type: '@w3m-frame/SYNC_THEME_SUCCESS',
    })
    expect(await site.ask('GET_SMART_ACCOUNT_ENABLED_NETWORKS')).toMatchObject({
      payload: { smartAccountEnabledNetworks: [] },
    })
  })

  it('[FRM-16] keeps the network over a reload, for this site only', async () => {
    const site = await openSite(sites)
    expect(await site.ask('SWITCH_NETWORK', { chainId: 31_338 })).toMatchObject({
      payload: { chainId: 31_338 },
    })
    const again = await openSite(sites, { context: site.page })
    expect(await again.ask('GET_CHAIN_ID')).toMatchObject({ payload: { chainId: 31_338 } })
    const other = await openSite(sites, { name: 'site-b', context: site.page })
    expect(await other.ask('GET_CHAIN_ID')).toMatchObject({ payload: { chainId: 31_337 } })
  })

  it('[FRM-17] keeps keys that even its own scripts cannot read', async () => {
    const site = await openSite(sites)
    await site.ask('GET_CHAIN_ID')
    const row = await site.frame().evaluate(readRow)
    expect(row).toEqual({
      origin: sites.origin('site-a'),
      proof: 'InvalidAccessError',
      wrap: 'InvalidAccessError',
    })
  })

  it('[FRM-17] is out of reach for scripts of the site', async () => {
    const site = await openSite(sites)
    const reached = await site.page.evaluate(() => {
      const frame = window.frames[0] as Window & typeof globalThis
      return ['document', 'indexedDB', 'localStorage', 'crypto', 'fetch'].map((name) => {
        try {
          return Reflect.get(frame, name) === undefined ? 'SecurityError' : 'reached'
        } catch (error) {
          return error instanceof DOMException ? error.name : 'reached'
        }
      })
    })
    expect(new Set(reached)).toEqual(new Set(['SecurityError']))
  })

  it('[FRM-17] ignores another window of the same site', async () => {
    const site = await openSite(sites)
    await site.page.evaluate(async (url) => {
      const sibling = document.createElement('iframe')
      const loaded = new Promise((resolve) => sibling.addEventListener('load', resolve))
      sibling.src = url
      document.body.append(sibling)
      await loaded
    }, sites.origin('site-a'))
    const [, sibling] = site.page.mainFrame().childFrames()
    await sibling?.evaluate(() =>
      window.parent.frames[0]?.postMessage(
        { id: 'sibling', type: '@w3m-app/SWITCH_NETWORK', payload: { chainId: 5 } },
        '*',
      ),
    )
    // The next message comes after that one, so an answer would be here by now.
    expect(await site.ask('GET_CHAIN_ID')).toMatchObject({ payload: { chainId: 31_337 } })
    expect((await site.heard()).some(({ id }) => id === 'sibling')).toBe(false)
  })

  it('[FRM-17] asks for a window when its site is in a frame itself', async () => {
    const outer = await openSite(sites, { name: 'site-b' })
    await outer.page.evaluate(async (url) => {
      const inner = document.createElement('iframe')
      const loaded = new Promise((resolve) => inner.addEventListener('load', resolve))
      inner.src = url
      document.body.append(inner)
      await loaded
    }, sites.origin('site-a'))
    const [, inner] = outer.page.mainFrame().childFrames()
    const answer = await inner?.evaluate(
      (src) =>
        new Promise<unknown>((resolve) => {
          addEventListener('message', ({ data }) => {
            if (data.type === '@w3m-frame/READY')
              window.frames[0]?.postMessage({ id: 'nested', type: '@w3m-app/IS_CONNECTED' }, '*')
            else resolve(data)
          })
          const iframe = document.createElement('iframe')
          iframe.src = src
          document.body.append(iframe)
        }),
      `${sites.frame}/sdk?projectId=dev&chainId=1&version=4`,
    )
    expect(answer).toMatchObject({ id: 'nested', payload: { code: 'embedded/window-needed' } })
  })

  it('[FRM-17] is not shown to a site that is not in its project', async () => {
    const page = await (await sites.browser.newContext()).newPage()
    await page.goto(sites.origin('evil'))
    const refused = page.waitForEvent('console', (line) => line.text().includes('frame-ancestors'))
    await page.evaluate((src) => {
      const iframe = document.createElement('iframe')
      iframe.src = src
      document.body.append(iframe)
    }, `${sites.frame}/sdk?projectId=dev`)
    await refused
    await page.context().close()
  })

  it('[FRM-1] [FRM-17] survives 200 random messages: typed errors, and nothing changed', async () => {
    await fuzzMessages(await openSite(sites), 200)
  })
})

/** Runs in the frame: tries to read the keys it stored. */
async function readRow() {
  const database = await new Promise<IDBDatabase>((resolve, reject) => {
    const asked = indexedDB.open('latchkey-frame')
    asked.onsuccess = () => resolve(asked.result)
    asked.onerror = () => reject(asked.error)
  })
  const [row] = await new Promise<{ origin: string; proof: { privateKey: CryptoKey }; wrapKey: CryptoKey }[]>(
    (resolve) => {
      const asked = database.transaction('devices').objectStore('devices').getAll()
      asked.onsuccess = () => resolve(asked.result)
    },
  )
  if (!row) return undefined
  const exported = (key: CryptoKey, format: 'pkcs8' | 'raw') =>
    crypto.subtle.exportKey(format, key).then(
      () => 'read',
      (error: DOMException) => error.name,
    )
  return {
    origin: row.origin,
    proof: await exported(row.proof.privateKey, 'pkcs8'),
    wrap: await exported(row.wrapKey, 'raw'),
  }
}
