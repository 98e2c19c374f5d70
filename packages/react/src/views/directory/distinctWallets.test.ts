import { type WalletListing, withoutDoubles } from '@latchkey/core'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { distinctWallets, noDistinctWallets } from './distinctWallets'

const walletOf = (at: number): WalletListing => ({
  id: `id ${at}`,
  name: `Wallet ${at % 7}`,
  group: 'recommended',
  isInstalled: false,
  isRecent: false,
})

it('[CON-8] gives the same page by page as all at once, even if the start changes', () => {
  const pages = fc.array(fc.array(fc.nat(20).map(walletOf), { maxLength: 6 }), { maxLength: 6 })
  fc.assert(
    fc.property(pages, fc.nat(6), (lists, changedAt) => {
      let known = noDistinctWallets
      let source: readonly WalletListing[] = []
      lists.forEach((page, at) => {
        source = at === changedAt ? [...page, ...source] : [...source, ...page]
        known = distinctWallets(known, source)
        expect(known.wallets).toEqual(withoutDoubles(source))
      })
    }),
  )
})

it('leaves earlier results as they were', () => {
  const first = distinctWallets(noDistinctWallets, [walletOf(1)])
  const size = first.taken.size
  // React may run the same step twice.
  for (let turn = 0; turn < 2; turn++)
    expect(distinctWallets(first, [...first.source, walletOf(2)]).wallets).toHaveLength(2)
  expect(first.taken.size).toBe(size)
  expect(noDistinctWallets.taken.size).toBe(0)
})
