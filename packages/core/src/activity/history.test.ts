import type { AccountTransaction } from '@latchkey/protocol'
import { describe, expect, it } from 'vitest'
import { getAccount } from '../connect/getAccount'
import { createScriptedGateway, type ScriptedAnswers } from '../testing/createScriptedGateway'
import { setUp } from '../testing/setUp'
import { fetchHistory } from './fetchHistory'

const path = '/v1/account/0xA1/history'
const transfer = (isSpam: boolean): NonNullable<AccountTransaction['transfers']>[number] => ({
  fungible_info: null,
  nft_info: { name: 'Cat', content: null, flags: { is_spam: isSpam } },
  direction: 'in',
  quantity: { numeric: '1' },
  value: null,
  price: null,
})
const transaction = (id: string, minedAt: string, more: Partial<AccountTransaction> = {}) => ({
  id,
  metadata: {
    operationType: 'receive',
    hash: `0x${id}`,
    minedAt,
    sentFrom: '0xB1',
    sentTo: '0xA1',
    status: 'confirmed',
    nonce: 1,
    application: null,
    chain: 'eip155:1',
  },
  transfers: [],
  ...more,
})

async function connected(answers: ScriptedAnswers) {
  const gateway = createScriptedGateway({
    '/v1/supported-chains': { http: ['eip155:1'], ws: [] },
    ...answers,
  })
  const all = setUp({ gateway: gateway.url, parts: { fetch: gateway.fetch } })
  const wallet = all.adapter.addWallet('com.one')
  await all.latchkey.connect({ connectorId: 'com.one' })
  const activity = () => getAccount(all.latchkey.getState()).details.activity
  return { ...all, gateway, wallet, activity }
}

describe('the history of an account', () => {
  it('[ACC-4] [ACC-10] is grouped by year, then month, newest first, page by page', async () => {
    const pages: { [cursor: string]: unknown } = {
      first: {
        data: [transaction('b', '2025-12-15T10:00:00Z'), transaction('a', '2026-01-15T10:00:00Z')],
        next: 'two',
      },
      two: {
        data: [transaction('b', '2025-12-15T10:00:00Z'), transaction('c', '2025-03-15T10:00:00Z')],
        next: null,
      },
    }
    const { latchkey, gateway, activity } = await connected({
      [path]: ({ url }: { url: URL }) => pages[url.searchParams.get('cursor') ?? 'first'],
    })
    await fetchHistory(latchkey)
    expect(activity()).toMatchObject({ next: 'two', loading: false, empty: false, coinbaseTransactions: [] })
    expect(gateway.asked.at(-1)?.url.searchParams.get('chainId')).toBe('eip155:1')
    await fetchHistory(latchkey, { isMore: true })
    expect(activity()?.transactions.map(({ id }) => id)).toEqual(['a', 'b', 'c'])
    expect(activity()?.next).toBeUndefined()
    const byYear = activity()?.transactionsByYear ?? {}
    expect(byYear[2026]?.[0]?.map(({ id }) => id)).toEqual(['a'])
    expect([byYear[2025]?.[11]?.length, byYear[2025]?.[2]?.length]).toEqual([1, 1])
    const asked = gateway.asked.length
    await fetchHistory(latchkey, { isMore: true })
    expect(gateway.asked).toHaveLength(asked)
  })

  it('[ACC-4] hides transactions that move only spam or belong to another network', async () => {
    const other = transaction('other', '2026-01-01T00:00:00Z')
    const { latchkey, activity } = await connected({
      [path]: {
        data: [
          transaction('spam', '2026-01-01T00:00:00Z', { transfers: [transfer(true), transfer(true)] }),
          transaction('half', '2026-01-01T00:00:00Z', { transfers: [transfer(true), transfer(false)] }),
          transaction('call', '2026-01-01T00:00:00Z', { transfers: null }),
          { ...other, metadata: { ...other.metadata, chain: 'eip155:2' } },
        ],
        next: null,
      },
    })
    await fetchHistory(latchkey)
    expect(activity()?.transactions.map(({ id }) => id)).toEqual(['half', 'call'])
  })

  it('[ACC-7] empties the list after a failure, shows a notice and tracks an event; the next try succeeds', async () => {
    const { latchkey, gateway, activity, events } = await connected({
      [path]: { data: [transaction('a', '2026-01-15T10:00:00Z')], next: null },
    })
    await fetchHistory(latchkey)
    gateway.answers[path] = 400
    await fetchHistory(latchkey)
    expect(activity()).toMatchObject({ transactions: [], empty: true, loading: false, next: undefined })
    expect(activity()?.error?.message).toBe('Failed to fetch transactions')
    expect(latchkey.getState().modal.notice).toMatchObject({
      message: 'Failed to fetch transactions',
      variant: 'error',
    })
    expect(events.at(-1)).toBe('ERROR_FETCH_TRANSACTIONS')
    expect(latchkey.getState().events.data.properties).toEqual({
      address: '0xA1',
      projectId: 'dev',
      cursor: undefined,
      isSmartAccount: false,
    })
    gateway.answers[path] = { data: [], next: null }
    await fetchHistory(latchkey)
    expect(activity()).toMatchObject({ empty: true, error: null })
  })

  it('[ACC-7] keeps earlier pages when a later one fails, and reports its cursor', async () => {
    const { latchkey, gateway, activity } = await connected({
      [path]: { data: [transaction('a', '2026-01-15T10:00:00Z')], next: 'two' },
    })
    await fetchHistory(latchkey)
    gateway.answers[path] = 400
    await fetchHistory(latchkey, { isMore: true })
    expect(activity()).toMatchObject({ next: 'two', empty: false, loading: false })
    expect(activity()?.transactions).toHaveLength(1)
    expect(latchkey.getState().events.data.properties).toMatchObject({ cursor: 'two' })
  })

  it('[ACC-7] needs an address', async () => {
    await expect(fetchHistory(setUp().latchkey)).rejects.toThrow(
      "Transactions can't be fetched without an accountAddress",
    )
  })

  it('[ACC-8] is empty on an unserved network, without a request', async () => {
    const { latchkey, gateway, wallet, activity } = await connected({})
    wallet.tell({ networkId: 'eip155:2' })
    await fetchHistory(latchkey)
    expect(activity()).toMatchObject({ empty: true, error: null, transactions: [] })
    expect(gateway.paths()).toEqual(['/v1/supported-chains'])
  })

  it('[ACC-10] keeps purchases by card separate and bypasses every cache for them', async () => {
    const { latchkey, gateway, activity } = await connected({
      [path]: { data: [transaction('bought', '2026-01-15T10:00:00Z')], next: null },
    })
    await fetchHistory(latchkey, { onramp: 'coinbase' })
    expect(activity()?.coinbaseTransactions).toHaveLength(1)
    expect(activity()?.transactions).toEqual([])
    expect(gateway.asked.at(-1)?.url.searchParams.get('onramp')).toBe('coinbase')
    expect(gateway.asked.at(-1)?.init.cache).toBe('no-cache')
  })
})
