import { expect, it } from 'vitest'
import { swapNetworkIds } from './swapNetworkIds'

it('[SWP-1] are the 12 networks that existing clients expect', () => {
  const chains = [1, 10, 56, 100, 137, 250, 324, 8217, 8453, 42161, 43114, 1313161554]
  expect(swapNetworkIds.toSorted()).toEqual(chains.map((chain) => `eip155:${chain}`).toSorted())
})
