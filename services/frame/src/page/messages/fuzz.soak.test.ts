import { afterAll, beforeAll, it } from 'vitest'
import { fuzzMessages } from '../testing/fuzzMessages'
import { openSite } from '../testing/openSite'
import { type Sites, startSites } from '../testing/startSites'

let sites: Sites
beforeAll(async () => {
  sites = await startSites()
}, 120_000)
afterAll(() => sites?.stop())

it('[FRM-1] [FRM-17] survives 5,000 random messages: typed errors, and nothing changed', async () => {
  await fuzzMessages(await openSite(sites), 5_000)
})
