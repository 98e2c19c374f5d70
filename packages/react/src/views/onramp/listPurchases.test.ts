import type { Purchase } from '@latchkey/core'
import type { AccountTransaction } from '@latchkey/protocol'
import { createTranslator } from '@latchkey/ui'
import { expect, it } from 'vitest'
import { en } from '../../i18n/onramp/en'
import { listPurchases } from './listPurchases'

const now = Date.UTC(2026, 0, 15)
const scope = { own: createTranslator(en, 'en'), now, network: null }
const orderId = '6f2c1c0e-5a0e-4b4b-9d3a-3c1a2b0f9e11'
const own = (change: Partial<Purchase>): Purchase => ({
  orderId,
  secret: 's'.repeat(43),
  provider: 'coinbase',
  label: 'Coinbase',
  namespace: 'eip155',
  networkId: 'eip155:1',
  address: `0x${'1'.repeat(40)}`,
  asset: 'eip155:1/slip44:60',
  symbol: 'ETH',
  decimals: 18,
  paid: '100',
  currency: 'USD',
  startedAt: now,
  state: 'paid',
  amount: null,
  hash: null,
  reason: null,
  endedAt: null,
  ...change,
})
const told = (id: string, status: string, hash = ''): AccountTransaction => ({
  id,
  metadata: {
    operationType: 'buy',
    hash,
    minedAt: new Date(now).toISOString(),
    sentFrom: '',
    sentTo: '',
    status: `ONRAMP_TRANSACTION_STATUS_${status}`,
    nonce: 0,
    application: null,
    chain: 'eip155:1',
  },
  transfers: [],
})
const list = (purchases: readonly Purchase[], history: readonly AccountTransaction[]) =>
  listPurchases(scope, purchases, history).flatMap(({ rows }) => rows.map(({ id, state }) => [id, state]))

it('[ONR-2] lists a purchase once that both the page and the gateway know', () => {
  const short = orderId.slice(0, 13)
  expect(list([own({})], [told(short, 'IN_PROGRESS')])).toEqual([[orderId, 'open']])
  expect(list([own({ state: 'done', hash: '0xAB' })], [told('else', 'SUCCESS', '0xab')])).toEqual([
    [orderId, 'done'],
  ])
  const other = told('00000000-0000', 'SUCCESS')
  expect(list([own({})], [other])).toHaveLength(2)
  expect(list([own({})], [told('', 'SUCCESS'), told('6f', 'SUCCESS')])).toHaveLength(3)
})

it('[ONR-2] shows that an order that failed was paid after all', () => {
  const short = orderId.slice(0, 13)
  const failed = own({ state: 'failed', reason: 'card-declined', endedAt: now })
  expect(list([failed], [told(short, 'SUCCESS', '0xab')])).toEqual([[short, 'done']])
  expect(list([failed], [told(short, 'FAILED')])).toEqual([[orderId, 'bad']])
})
