import { expect, it } from 'vitest'
import { SetupFault } from '../process/SetupFault'
import { bringBitcoind } from './bringBitcoind'

const none = () => null

it('unpacks bitcoind only where there is none', async () => {
  const unpack = () => Promise.reject(new SetupFault('it was fetched'))
  expect(await bringBitcoind(() => ({}), unpack)).toEqual({ isThere: true, what: 'is there already' })
  expect(await bringBitcoind(none, async () => 'is there, with 43 packages that it needs')).toEqual({
    isThere: true,
    what: 'is there, with 43 packages that it needs',
  })
})

it('says why there is none, and fails nothing by that', async () => {
  const unpack = () => Promise.reject(new SetupFault('apt-get failed: it is not here'))
  expect(await bringBitcoind(none, unpack)).toEqual({
    isThere: false,
    what: 'apt-get failed: it is not here',
  })
})
