import type { WalletListing } from '@latchkey/core'
import { describe, expect, it } from 'vitest'
import { keepOrder } from './keepOrder'

const walletsOf = (ids: string): readonly WalletListing[] =>
  [...ids].map((id) => ({ id, name: id, group: 'recommended', isInstalled: false, isRecent: false }))
const order = (before: string, wallets: string) =>
  keepOrder(walletsOf(before), walletsOf(wallets))
    .map(({ id }) => id)
    .join('')

describe('keepOrder', () => {
  it('adds late wallets at the end', () => {
    expect(order('', 'abc')).toBe('abc')
    expect(order('abc', 'xabyc')).toBe('abcxy')
  })

  it('removes missing wallets and closes the gap', () => {
    expect(order('abc', 'cxa')).toBe('acx')
  })

  it('shows a wallet as it is now', () => {
    const [before] = walletsOf('a')
    const after = walletsOf('xa').map((wallet) => ({ ...wallet, isInstalled: true }))
    expect(keepOrder(before ? [before] : [], after).map(({ id, isInstalled }) => [id, isInstalled])).toEqual([
      ['a', true],
      ['x', true],
    ])
  })

  it('returns the list itself if it only grew', () => {
    const wallets = walletsOf('abcd')
    expect(keepOrder(wallets.slice(0, 2), wallets)).toBe(wallets)
  })
})
