import { swapNetworkIds } from '@latchkey/protocol'
import { expect, it } from 'vitest'
import { knownPoolChains } from './knownPoolChains'

it('[SWP-1] knows networks of swaps, each once, none with the older quoter', () => {
  const ids = knownPoolChains.map(({ chainId }) => chainId)
  expect(new Set(ids).size).toBe(ids.length)
  expect(swapNetworkIds).toEqual(expect.arrayContaining(ids))
  const quoters = knownPoolChains.flatMap(({ venues }) => venues.map(({ v3 }) => v3?.quoter))
  expect(quoters).not.toContain('0xb27308f9f90d607463bb33ea1bebb41c27ce5ab6')
  expect(quoters.every((quoter) => /^0x[0-9a-f]{40}$/.test(`${quoter}`))).toBe(true)
})
