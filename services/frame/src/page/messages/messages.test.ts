import { afterAll, beforeAll, describe, expect, it } from 'vitest'
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
      payload: { version: expect.stringMatching(/^[0-9a-f]{16}$/) },
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
})
