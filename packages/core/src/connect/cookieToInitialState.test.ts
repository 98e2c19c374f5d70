import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createBrowser } from '../testing/createTestHost'
import { setUp } from '../testing/setUp'
import { cookieName } from './cookieName'
import { cookieToInitialState } from './cookieToInitialState'
import { toCookieValue } from './toCookieValue'
import { toServedState } from './toServedState'

const evm = '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045'
const solana = 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp:7S3P4HxJpyyigGzodYwHtCxZyUQe9JiBMHyRWXArAaKv'
const headerOf = (rows: unknown, name = 'latchkey') =>
  `other=1; ${name}=${encodeURIComponent(JSON.stringify(rows))}; last=2`

describe('cookieToInitialState', () => {
  it('reads one account per family, the active one first, from among other cookies', () => {
    const header = headerOf([
      [solana, 'sun'],
      [`eip155:8453:${evm}`, 'com.example'],
    ])
    const [namespace, reference, address] = solana.split(':')
    expect(cookieToInitialState(header)).toEqual({
      accounts: [
        { namespace, networkId: `${namespace}:${reference}`, address, connectorId: 'sun' },
        { namespace: 'eip155', networkId: 'eip155:8453', address: evm, connectorId: 'com.example' },
      ],
    })
  })

  it('keeps instances apart', () => {
    const header = headerOf([[`eip155:1:${evm}`, 'a']], cookieName('shop'))
    expect(cookieToInitialState(header, { id: 'shop' })).toMatchObject({ accounts: [{ address: evm }] })
    expect(cookieToInitialState(header)).toBeUndefined()
    expect(cookieToInitialState(header, { id: 'sho' })).toBeUndefined()
    expect(cookieToInitialState(header.replace('latchkey', 'xlatchkey'), { id: 'shop' })).toBeUndefined()
  })

  it.each([
    ['no header', null],
    ['no cookie of ours', 'a=b; latch=key'],
    ['an empty one', 'latchkey='],
    ['text', 'latchkey=hello'],
    ['a broken escape', 'latchkey=%E0%A4%A'],
    ['no account', headerOf([])],
    ['an object', headerOf({ accounts: [[`eip155:1:${evm}`, 'a']] })],
    ['an unknown family', headerOf([[`doge:1:${evm}`, 'a']])],
    ['an address of another family', headerOf([[`solana:x:${evm}`, 'a']])],
    ['a short address', headerOf([[`eip155:1:${evm.slice(0, -1)}`, 'a']])],
    ['markup', headerOf([['eip155:1:<script>', 'a']])],
    ['no connector', headerOf([[`eip155:1:${evm}`]])],
    ['a long connector', headerOf([[`eip155:1:${evm}`, 'a'.repeat(501)]])],
    [
      'two accounts of a family',
      headerOf([
        [`eip155:1:${evm}`, 'a'],
        [`eip155:8453:${evm}`, 'a'],
      ]),
    ],
    [
      'more than a browser keeps',
      `latchkey=${'%20'.repeat(1_000)}${headerOf([[`eip155:1:${evm}`, 'a']]).slice(18)}`,
    ],
  ])('ignores %s', (_, header) => expect(cookieToInitialState(header)).toBeUndefined())

  it('prefers the cookie that only the page’s own host can set, also when it says that nothing is connected', () => {
    const forged = headerOf([[`eip155:1:0x${'66'.repeat(20)}`, 'evil']])
    const own = headerOf([[`eip155:1:${evm}`, 'a']], cookieName(null, true))
    for (const header of [`${forged}; ${own}`, `${own}; ${forged}`])
      expect(cookieToInitialState(header)).toMatchObject({ accounts: [{ address: evm }] })
    expect(cookieToInitialState(`${forged}; ${cookieName(null, true)}=`)).toBeUndefined()
    const ofShop = headerOf([[`eip155:1:${evm}`, 'a']], cookieName('shop', true))
    expect(cookieToInitialState(ofShop, { id: 'shop' })).toMatchObject({ accounts: [{ address: evm }] })
    expect(cookieToInitialState(ofShop)).toBeUndefined()
  })

  it('reads the accounts of four wallets with ids as long as wagmi’s', () => {
    const id = `wagmi:${'a'.repeat(253)}`
    const rows = [
      [`eip155:1:${evm}`, id],
      [solana, id],
      ['bip122:000000000019d6689c085ae165831e93:bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4', id],
      ['polkadot:91b171bb158e2d3848fa23a9f1c25182:15oF4uVJwmo4TdGW7VfQxNLavjCXviqxT9S1MgbjMNHr6Sp5', id],
    ]
    const { accounts } = cookieToInitialState(headerOf(rows)) ?? expect.unreachable()
    expect(accounts.map(({ connectorId }) => connectorId)).toEqual([id, id, id, id])
  })

  it('never throws, whatever a visitor sends', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json().map(encodeURIComponent)), (value) => {
        expect(cookieToInitialState(`latchkey=${value}`)?.accounts.length ?? 1).toBeGreaterThan(0)
      }),
    )
  })
})

describe('the cookie of an instance', () => {
  it('says what is connected, and nothing once it is not', async () => {
    const { adapter, latchkey } = setUp()
    adapter.addWallet('com.one').accounts = [evm]
    expect(toCookieValue(latchkey.getState())).toBe('')
    await latchkey.connect({ connectorId: 'com.one' })
    const header = `latchkey=${toCookieValue(latchkey.getState())}`
    expect(header).not.toMatch(/[\s;,"\\]/)
    expect(cookieToInitialState(header)).toEqual({
      accounts: [{ namespace: 'eip155', address: evm, networkId: 'eip155:1', connectorId: 'com.one' }],
    })
    await latchkey.disconnect()
    expect(toCookieValue(latchkey.getState())).toBe('')
  })

  it('makes a server show a family as connecting on its network, and never as connected', () => {
    const { latchkey } = setUp({ browser: createBrowser() })
    const initial = cookieToInitialState(
      headerOf([
        [solana, 'sun'],
        [`eip155:2:${evm}`, 'a'],
      ]),
    )
    const { connect, network } = toServedState(latchkey, initial)
    // The site has no adapter for the first one.
    expect(connect).toEqual({ ...latchkey.store.getInitialState().connect, restoring: ['eip155'] })
    expect(network).toMatchObject({ activeNamespace: 'eip155', selected: { eip155: 'eip155:2' } })
    const elsewhere = cookieToInitialState(headerOf([[`eip155:424242:${evm}`, 'a']]))
    expect(toServedState(latchkey, elsewhere).network.selected).toEqual({ eip155: 'eip155:1' })
    expect(toServedState(latchkey, undefined)).toBe(latchkey.store.getInitialState())
  })
})
