import { describe, expect, it } from 'vitest'
import { setUp } from '../testing/setUp'
import { noticeEnd } from './noticeEnd'
import type { SentTransfer } from './SentTransfer'

const row: SentTransfer = {
  namespace: 'eip155',
  networkId: 'eip155:1',
  address: '0x1',
  to: '0x2',
  toName: null,
  asset: { kind: 'native' },
  amount: '250000000000000000',
  symbol: 'ETH',
  decimals: 18,
  iconUrl: null,
  handle: { id: '0x3', details: {} },
  sentAt: 0,
  state: 'failed',
  unseenSince: null,
  endedAt: 1,
  how: null,
  by: null,
  succeeded: null,
}

describe('noticeEnd', () => {
  it('[MOD-3] stays until the visitor has seen it while the modal is closed', async () => {
    const { latchkey, host } = setUp()
    noticeEnd(latchkey, row)
    const notice = () => latchkey.getState().modal.notice
    expect(notice()).toMatchObject({ open: true, autoClose: false, isOnPage: true, variant: 'error' })
    host.advance(60_000)
    expect(notice()?.open).toBe(true)
  })

  it('[MOD-3] closes by itself in an open modal', async () => {
    const { latchkey, host } = setUp()
    await latchkey.open()
    noticeEnd(latchkey, row)
    host.advance(60_000)
    expect(latchkey.getState().modal.notice).toMatchObject({ open: false, autoClose: true })
  })

  it.each([
    ['marks that turn text around', '\u202eETH\u0000\u200b', 'ETH'],
    ['line breaks', 'E\n\nTH', 'E TH'],
    ['a sentence', 'ETH visit evil.example to get it back', 'ETH visit evil.e…'],
    ['characters of several units', '😀'.repeat(20), `${'😀'.repeat(16)}…`],
  ])('shows no %s of a token’s symbol', (_, symbol, shown) => {
    const { latchkey } = setUp()
    noticeEnd(latchkey, { ...row, symbol })
    expect(latchkey.getState().modal.notice).toMatchObject({
      message: `Sending 0.25 ${shown} failed`,
      values: { what: `0.25 ${shown}`, amount: row.amount, decimals: 18, symbol: shown },
    })
  })
})
