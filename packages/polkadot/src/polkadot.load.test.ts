import type { Connector } from '@latchkey/core'
import { createPolkadotWallet, type InjectionTarget } from '@latchkey/testing'
import { expect, it, vi } from 'vitest'
import { polkadot } from './polkadot'

it('[DOT-1] reports code that can’t be loaded, and finds the wallets on the next try', async () => {
  vi.doMock('./discover/discover', () => {
    throw new TypeError('offline')
  })
  const page: InjectionTarget = {}
  createPolkadotWallet({ id: 'one' }).inject({ target: page })
  const adapter = polkadot({ page })
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
  await vi.waitFor(() => expect(found.map(({ id }) => id)).toEqual(['one']))
  stop()
  expect(failed).toHaveBeenCalledOnce()
})
