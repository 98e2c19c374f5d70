import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openSite } from '../testing/openSite'
import { type Sites, startSites } from '../testing/startSites'

let sites: Sites
beforeAll(async () => {
  sites = await startSites()
}, 120_000)
afterAll(() => sites?.stop())

/** How browsers deny storage to a frame: old and new ones, policies, and one that never answers. */
const denials = {
  'throws on access': () =>
    Object.defineProperty(window, 'indexedDB', {
      get() {
        throw new DOMException('', 'SecurityError')
      },
    }),
  'throws on opening': () => {
    IDBFactory.prototype.open = () => {
      throw new DOMException('', 'UnknownError')
    }
  },
  'fails to open': () => {
    const { open } = IDBFactory.prototype
    IDBFactory.prototype.open = function (this: IDBFactory) {
      const asked = open.call(this, 'denied')
      asked.addEventListener('upgradeneeded', () => asked.transaction?.abort())
      return asked
    }
  },
  'never answers': () => {
    IDBFactory.prototype.open = () => ({}) as IDBOpenDBRequest
  },
}

describe('a frame whose browser denies storage', () => {
  it.each(Object.entries(denials))('works in memory if it %s', async (_, before) => {
    const site = await openSite(sites, { before })
    expect(await site.ask('SWITCH_NETWORK', { chainId: 31_338 })).toMatchObject({
      payload: { chainId: 31_338 },
    })
    expect(await site.ask('GET_CHAIN_ID')).toMatchObject({ payload: { chainId: 31_338 } })
    const again = await openSite(sites, { context: site.page })
    expect(await again.ask('GET_CHAIN_ID')).toMatchObject({ payload: { chainId: 31_337 } })
  })

  it('goes on in memory if the browser takes the database away', async () => {
    const site = await openSite(sites)
    await site.ask('SWITCH_NETWORK', { chainId: 31_338 })
    await site.frame().evaluate(() => {
      IDBDatabase.prototype.transaction = () => {
        throw new DOMException('', 'InvalidStateError')
      }
    })
    expect(await site.ask('GET_CHAIN_ID')).toMatchObject({ payload: { chainId: 31_338 } })
    expect(await site.ask('SWITCH_NETWORK', { chainId: 5 })).toMatchObject({ payload: { chainId: 5 } })
    expect(await site.ask('GET_CHAIN_ID')).toMatchObject({ payload: { chainId: 5 } })
  })
})

it('keeps the row of an older build, which knows no preferred accounts', async () => {
  const site = await openSite(sites)
  await site.ask('SWITCH_NETWORK', { chainId: 31_338 })
  await site.frame().evaluate(async () => {
    const opening = indexedDB.open('latchkey-frame')
    await new Promise((resolve) => opening.addEventListener('success', resolve))
    const transaction = opening.result.transaction('devices', 'readwrite')
    const done = new Promise((resolve) => transaction.addEventListener('complete', resolve))
    const asked = transaction.objectStore('devices').openCursor()
    asked.onsuccess = () => {
      const { preferred: _, ...older } = asked.result?.value ?? {}
      asked.result?.update(older)
    }
    await done
  })
  const again = await openSite(sites, { context: site.page })
  expect(await again.ask('GET_CHAIN_ID')).toMatchObject({ payload: { chainId: 31_338 } })
})
