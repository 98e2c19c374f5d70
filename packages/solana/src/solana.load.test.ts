import type { Connector } from '@latchkey/core'
import { createSolanaWallet } from '@latchkey/testing'
import { expect, it, vi } from 'vitest'
import { solana } from './solana'

it('[SOL-1] reports code that can’t be loaded, and finds the wallets on the next try', async () => {
  vi.doMock('./discover/discover', () => {
    throw new TypeError('offline')
  })
  const page = new EventTarget()
  createSolanaWallet({ name: 'One' }).announce({ target: page })
  const adapter = solana({ page })
  const found: Connector[] = []
  const failed = vi.fn()
  const look = () =>
    adapter.discover({ announced: true, injected: true, found: (one) => found.push(one), failed })
  look()
  await vi.waitFor(() => expect(failed).toHaveBeenCalledOnce())
  expect(found).toEqual([])

  vi.doUnmock('./discover/discover')
  const stop = look()
  await vi.waitFor(() => expect(found.map(({ id }) => id)).toEqual(['One']))
  stop()
  expect(failed).toHaveBeenCalledOnce()
})
