import type { Connector } from '@latchkey/core'
import { createEvmWallet } from '@latchkey/testing'
import { expect, it, vi } from 'vitest'
import { evm } from './evm'

it('[EVM-1] reports code that can’t be loaded, and finds the wallets on the next try', async () => {
  vi.doMock('./discover/discover', () => {
    throw new TypeError('offline')
  })
  const page = new EventTarget()
  createEvmWallet({ rdns: 'org.one' }).announce({ target: page })
  const adapter = evm({ page })
  const found: Connector[] = []
  const failed = vi.fn()
  const look = () =>
    adapter.discover({ announced: true, injected: true, found: (one) => found.push(one), failed })
  look()
  await vi.waitFor(() => expect(failed).toHaveBeenCalledOnce())
  expect(failed.mock.calls[0]?.[0]).toBeInstanceOf(Error)
  expect(found).toEqual([])

  vi.doUnmock('./discover/discover')
  const stop = look()
  await vi.waitFor(() => expect(found.map(({ id }) => id)).toEqual(['org.one']))
  stop()
  expect(failed).toHaveBeenCalledOnce()
})
