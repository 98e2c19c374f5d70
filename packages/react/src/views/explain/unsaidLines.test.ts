import type { Explanation } from '@latchkey/explain'
import { describe, expect, it } from 'vitest'
import { type SaidByPreview, unsaidLines } from './unsaidLines'

type Line = Explanation['lines'][number]

const bob = '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC'
const eve = '0x90F79bf6EB2c4f870365E785982E1f101E93b906'
const dollar = '0x00000000000000000000000000000000000000D1'
const coin = { kind: 'native' } as const
const dollars = { kind: 'fungible', address: dollar.toLowerCase() } as const
const item = { kind: 'item', address: dollar, id: 7n } as const

const transfer: SaidByPreview = {
  namespace: 'eip155',
  asset: coin,
  amount: 5n,
  to: bob,
  extra: [],
  memo: '',
}
const sent = { kind: 'send', token: coin, amount: 5n, to: bob.toLowerCase() } as const
const ofDollars: SaidByPreview = { ...transfer, asset: { kind: 'token', token: dollar } }
const ofItem: SaidByPreview = {
  ...transfer,
  amount: 1n,
  asset: { kind: 'nft', standard: 'erc721', token: dollar, id: '7' },
}

describe('unsaidLines', () => {
  it.each([
    ['the coin', [sent], transfer],
    ['a token', [{ ...sent, token: dollars }], ofDollars],
    ['a token that keeps a part', [{ ...sent, token: dollars, arrives: 4n }], { ...ofDollars, received: 4n }],
    ['a collectible', [{ ...sent, amount: 1n, token: item }], ofItem],
    [
      'rent',
      [sent, { kind: 'rent', amount: 2n, at: eve, owner: bob }],
      { ...transfer, extra: [{ kind: 'rent', amount: 2n }] },
    ],
    ['a note', [sent, { kind: 'note', data: '0x68', text: 'h' }], { ...transfer, memo: 'h' }],
  ] satisfies [string, readonly Line[], SaidByPreview][])(
    'leaves out %s that the preview shows',
    (_, lines, preview) => {
      expect(unsaidLines(lines, preview)).toEqual([])
    },
  )

  it.each([
    ['another amount', { ...sent, amount: 6n }, transfer],
    ['another receiver', { ...sent, to: eve }, transfer],
    ['an unknown receiver', { ...sent, to: undefined }, transfer],
    ['another token', { ...sent, token: dollars }, transfer],
    ['the coin instead of a token', sent, ofDollars],
    ['a whole collection', { ...sent, token: { ...item, kind: 'collection' } }, ofItem],
    ['another item', { ...sent, amount: 1n, token: { ...item, id: 8n } }, ofItem],
    ['less that arrives', { ...sent, arrives: 4n }, transfer],
    ['more that arrives', sent, { ...transfer, received: 4n }],
    ['an amount that others choose', { ...sent, atMost: true }, transfer],
    ['an end date', { ...sent, until: 1 }, transfer],
    ['other rent', { kind: 'rent', amount: 2n, at: eve, owner: bob }, transfer],
    ['another note', { kind: 'note', data: '0x68', text: 'h' }, { ...transfer, memo: 'i' }],
    ['an allowance', { kind: 'allow', token: dollars, amount: 'unlimited', spender: eve }, transfer],
    ['what comes back', { kind: 'return', token: coin, amount: 1n, to: eve }, transfer],
  ] satisfies [string, Line, SaidByPreview][])('keeps %s', (_, line, preview) => {
    expect(unsaidLines([line], preview)).toEqual([line])
  })

  it('keeps what comes a second time', () => {
    const rent = { kind: 'rent', amount: 2n, at: eve, owner: bob } as const
    const note = { kind: 'note', data: '0x68', text: 'h' } as const
    const preview = { ...transfer, memo: 'h', extra: [{ kind: 'rent', amount: 2n }] } as const
    expect(unsaidLines([sent, sent, rent, rent, note, note], preview)).toEqual([sent, rent, note])
  })
})
