import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { openOtherSite2 } from '../testing/openOtherSite2'
import { openOtherSite3 } from '../testing/openOtherSite3'
import { walkOtherSite } from '../testing/walkOtherSite'

// wagmi's connectors find no wallet without one.
beforeAll(() => void vi.stubGlobal('window', {}))
afterAll(() => void vi.unstubAllGlobals())

it.each([
  ['2', openOtherSite2],
  ['3', openOtherSite3],
])('[CON-14] shows what wagmi %s shows after each of 300 random steps that do something', async (_, open) => {
  expect(await walkOtherSite(open, 300)).toBeGreaterThanOrEqual(300)
})
