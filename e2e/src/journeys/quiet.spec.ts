import type { Request } from 'playwright-core'
import { describe, expect, inject, it } from 'vitest'
import { connectWallet } from '../browser/connectWallet'
import { demoRdns, openVisit } from '../browser/openVisit'
import { settle } from '../browser/settle'
import { useBrowser } from '../browser/useBrowser'

const browser = useBrowser()
const stack = inject('stack')

/** Records what the page stores; the test wallets store their data there too. */
const keepWrites = `globalThis.stored = []
  const { setItem } = Storage.prototype
  Storage.prototype.setItem = function (key, value) {
    if (!key.startsWith('latchkey-testing:')) stored.push(key)
    return setItem.call(this, key, value)
  }
  globalThis.opened = []
  const { open } = IDBFactory.prototype
  IDBFactory.prototype.open = function (...args) { opened.push(args[0]); return open.apply(this, args) }`

function originsOf(requests: readonly Request[]): readonly string[] {
  return [...new Set(requests.map((request) => new URL(request.url()).origin))].toSorted()
}

describe('a page with Latchkey', () => {
  it('[FLG-1] contacts only its own server before the click, opens no socket, stores nothing', async () => {
    const { page, requests, webSockets, context } = await openVisit(await browser(), {
      prepare: (context) => context.addInitScript({ content: keepWrites }),
    })
    await page.waitForLoadState('load')
    const loaded = requests.length
    await settle(page)
    expect(originsOf(requests)).toEqual([stack.demoUrl])
    const late = requests.slice(loaded).map((request) => new URL(request.url()).pathname)
    expect(late.filter((path) => path !== '/settings.json' && path !== '/favicon.svg')).toEqual([])
    expect(requests.map((request) => request.method()).filter((method) => method !== 'GET')).toEqual([])
    expect(webSockets).toEqual([])
    expect(await page.evaluate<string[]>('stored')).toEqual([])
    expect(await page.evaluate<string[]>('opened')).toEqual([])
    expect(await context.cookies()).toEqual([])
    expect(await page.locator('latchkey-modal').count()).toBe(0)
  })

  it('[EVM-1] sends no request to a wallet before the visitor has chosen it', async () => {
    const { page, demo, modal, wallet } = await openVisit(await browser())
    await settle(page)
    expect(await wallet.log()).toEqual([])
    await demo.entry.click()
    await modal.row(demoRdns).waitFor()
    await settle(page)
    expect(await wallet.log()).toEqual([])
  })

  it('[EVT-2] [HTTP-7] contacts only page, nodes and gateway in the whole journey, and stores under one prefix', async () => {
    const visit = await openVisit(await browser(), {
      prepare: (context) => context.addInitScript({ content: keepWrites }),
    })
    const { page, demo, modal, requests, webSockets, context } = visit
    await connectWallet(visit)
    await demo.entry.click()
    const view = await modal.expectView('Account')
    await view.locator('[data-part="balance"][data-state="known"]').waitFor()
    await view.locator('[data-part="network-chip"]').click()
    await (await modal.expectView('Networks')).locator('[data-network="eip155:31338"]').click()
    await modal.expectView('Account')
    await modal.viewOf('Account').locator('[data-part="disconnect"]').click()
    await modal.expectClosed()
    await demo.entry.click()
    await modal.button('Help').click()
    await modal.button('Get a wallet').click()
    await modal.expectView('GetWallet')
    await settle(page)

    const allowed = [stack.demoUrl, stack.gatewayUrl, ...stack.chains.map(({ rpcUrl }) => rpcUrl)]
    expect(originsOf(requests).filter((origin) => !allowed.includes(origin))).toEqual([])
    expect(originsOf(requests)).toContain(stack.chains[0].rpcUrl)
    expect(webSockets).toEqual([])
    const keys = await page.evaluate<string[]>('stored')
    expect(keys.length).toBeGreaterThan(0)
    expect(keys.filter((key) => !key.startsWith('@latchkey/'))).toEqual([])
    expect(await page.evaluate<string[]>('opened')).toEqual([])
    expect(await context.cookies()).toEqual([])
  })

  it('fetches nothing twice, and nothing at all when the modal opens again', async () => {
    const { page, demo, modal, requests } = await openVisit(await browser())
    await demo.entry.click()
    await modal.row(demoRdns).waitFor()
    await page.keyboard.press('Escape')
    await modal.expectClosed()
    await settle(page)
    const before = requests.length
    await demo.entry.click()
    await modal.row(demoRdns).waitFor()
    expect(requests.slice(before).map((request) => request.url())).toEqual([])
    const urls = requests.filter((request) => request.method() === 'GET').map((request) => request.url())
    expect(urls.filter((url, index) => urls.indexOf(url) !== index)).toEqual([])
  })
})
