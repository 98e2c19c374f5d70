import { describe, expect, it } from 'vitest'
import { createScriptedAdapter } from '../testing/createScriptedAdapter'
import { createBrowser, createTestHost } from '../testing/createTestHost'
import { setUp } from '../testing/setUp'
import { withOwnKeys } from './withOwnKeys'

function createWallets() {
  const adapter = createScriptedAdapter()
  adapter.addWallet('com.one')
  return adapter
}

describe('the option `id`', () => {
  it('[HTTP-7] keeps the items of two instances apart', async () => {
    const browser = createBrowser()
    const plain = setUp({ browser, adapter: createWallets() })
    const shop = setUp({ browser, adapter: createWallets(), id: 'shop' })
    await plain.latchkey.connect({ connectorId: 'com.one' })
    expect(browser.storage.getItem('@latchkey/connection_status')).toBe('connected')
    expect(browser.storage.getItem('@latchkey:shop/connection_status')).toBe(null)
    expect(shop.look().status).toBe('disconnected')
    await shop.latchkey.connect({ connectorId: 'com.one' })
    expect(browser.storage.getItem('@latchkey:shop/connection_status')).toBe('connected')
    await plain.latchkey.disconnect()
    expect(browser.storage.getItem('@latchkey/connection_status')).toBe('disconnected')
    expect(shop.look().status).toBe('connected')
  })

  it('[CON-1] restores the stored items of the same id', async () => {
    const browser = createBrowser()
    const adapter = createWallets()
    await setUp({ browser, adapter, id: 'shop' }).latchkey.connect({ connectorId: 'com.one' })
    const [again, other] = [setUp({ browser, adapter, id: 'shop' }), setUp({ browser, adapter })]
    await Promise.all([again.latchkey.ready, other.latchkey.ready])
    expect(again.look().status).toBe('connected')
    expect(other.look().status).toBe('disconnected')
  })

  it('[CON-3] notifies tabs with the same id only', async () => {
    const browser = createBrowser()
    const adapter = createWallets()
    const here = setUp({ browser, adapter, id: 'shop' })
    await here.latchkey.connect({ connectorId: 'com.one' })
    const same = setUp({ browser, adapter, id: 'shop' })
    const other = setUp({ browser, adapter: createWallets(), id: 'blog' })
    await same.latchkey.ready
    await other.latchkey.connect({ connectorId: 'com.one' })
    await here.latchkey.disconnect()
    await expect.poll(() => same.look().status).toBe('disconnected')
    expect(other.look().status).toBe('connected')
  })

  it('reads the page’s URL each time', () => {
    const page = { url: 'https://site.example/one', domain: 'site.example', title: 'Site' }
    const outer = createTestHost()
    Object.defineProperty(outer, 'page', { enumerable: true, get: () => ({ ...page }) })
    const host = withOwnKeys(outer, 'shop')
    page.url = 'https://site.example/two'
    expect(host.page.url).toBe('https://site.example/two')
  })

  it.each(['', 'a b', 'a/b', 'x'.repeat(65)])('rejects the id "%s"', (id) => {
    expect(() => setUp({ id })).toThrow(expect.objectContaining({ code: 'options/invalid' }))
  })
})
