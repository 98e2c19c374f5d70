import {
  connectedConnectorId,
  connections,
  email,
  emailLoginUsed,
  lastUsedChain,
  socialUsername,
} from '@latchkey/protocol'
import { describe, expect, it, vi } from 'vitest'
import { currentEntry } from '../nav/currentEntry'
import { createScriptedAdapter } from '../testing/createScriptedAdapter'
import { setUp } from '../testing/setUp'
import { cancelConnect } from './cancelConnect'
import { disconnectWallet } from './disconnect'
import { getWalletInfo } from './getWalletInfo'
import { switchAccount } from './switchAccount'

const one = { status: 'connected', address: '0xA1', networkId: 'eip155:1' }

describe('connecting', () => {
  it.each([[undefined], ['com.one'], [{}], [{ connectorId: 5 }]])(
    'rejects %j, which names no connector as connect expects it',
    async (request) => {
      const { latchkey, host, adapter } = setUp()
      adapter.addWallet('com.one')
      // Plain JavaScript may pass this.
      const call = latchkey.connect as (request: unknown) => Promise<unknown>
      const rejected = expect(call(request)).rejects.toMatchObject({
        code: 'connect/connector-not-found',
        message: expect.stringContaining('Found: com.one'),
      })
      await vi.waitFor(() => expect(host.timers()).toContain(1_000))
      host.advance(1_000)
      await rejected
    },
  )

  it('shows connecting while the wallet is asked, then the account', async () => {
    const { latchkey, adapter, look, events } = setUp()
    const wallet = adapter.addWallet('com.one')
    wallet.answer = 'hang'
    const promise = latchkey.connect({ connectorId: 'com.one' })
    await expect.poll(() => look().status).toBe('connecting')
    wallet.settle('approve')
    await expect(promise).resolves.toMatchObject({
      address: '0xA1',
      connectorId: 'com.one',
      namespace: 'eip155',
    })
    expect(look()).toEqual(one)
    expect(events).toContain('CONNECT_SUCCESS')
    expect(getWalletInfo(latchkey.getState())).toMatchObject({ id: 'com.one', type: 'ANNOUNCED' })
  })

  it('[CON-12] reports a decline, leaves nothing half connected and can be retried', async () => {
    const { latchkey, adapter, look, events } = setUp()
    const wallet = adapter.addWallet('com.one')
    wallet.answer = 'reject'
    await expect(latchkey.connect({ connectorId: 'com.one' })).rejects.toMatchObject({
      code: 'connect/user-rejected',
    })
    expect(look()).toMatchObject({ status: 'disconnected', address: null })
    expect(latchkey.getState().connect).toMatchObject({
      rows: [],
      pending: {},
      failure: { connectorId: 'com.one', error: { code: 'connect/user-rejected' } },
    })
    expect(latchkey.live.wallets.size).toBe(0)
    expect(latchkey.storage.get(connections)).toEqual([])
    expect(events).toContain('CONNECT_ERROR')
    wallet.answer = 'approve'
    await latchkey.connect({ connectorId: 'com.one' })
    expect(look()).toEqual(one)
    expect(latchkey.getState().connect.failure).toBeNull()
  })

  it('asks the wallet once for two clicks', async () => {
    const { latchkey, adapter } = setUp()
    const wallet = adapter.addWallet('com.one')
    wallet.answer = 'hang'
    const both = [latchkey.connect({ connectorId: 'com.one' }), latchkey.connect({ connectorId: 'com.one' })]
    await expect.poll(() => wallet.asked).toBe(1)
    await Promise.resolve()
    wallet.settle('approve')
    const [first, second] = await Promise.all(both)
    expect(first).toEqual(second)
    expect(wallet.asked).toBe(1)
  })

  it('stops waiting when the visitor walks away; a late approval still counts', async () => {
    const { latchkey, adapter, look } = setUp()
    const wallet = adapter.addWallet('com.one')
    wallet.answer = 'hang'
    const promise = latchkey.connect({ connectorId: 'com.one' })
    await expect.poll(() => look().status).toBe('connecting')
    cancelConnect(latchkey, 'eip155')
    expect(look().status).toBe('disconnected')
    wallet.settle('approve')
    await promise
    expect(look()).toEqual(one)
  })

  it('accepts the answer to the first request when the wallet rejects a second one', async () => {
    const { latchkey, adapter, look } = setUp()
    const wallet = adapter.addWallet('com.one')
    wallet.answer = 'hang'
    const first = latchkey.connect({ connectorId: 'com.one' })
    await expect.poll(() => look().status).toBe('connecting')
    cancelConnect(latchkey, 'eip155')
    wallet.answer = 'reject'
    await expect(latchkey.connect({ connectorId: 'com.one' })).rejects.toMatchObject({
      code: 'connect/user-rejected',
    })
    expect(wallet.asked).toBe(2)
    wallet.settle('approve')
    await first
    expect(look()).toEqual(one)
  })

  it('ignores a late approval after another wallet was asked or the visitor disconnected', async () => {
    const { latchkey, adapter, look } = setUp()
    const slow = adapter.addWallet('com.slow')
    slow.answer = 'hang'
    adapter.addWallet('com.one')
    const late = latchkey.connect({ connectorId: 'com.slow' })
    await expect.poll(() => look().status).toBe('connecting')
    await latchkey.connect({ connectorId: 'com.one' })
    slow.settle('approve')
    await expect(late).rejects.toMatchObject({ code: 'connect/cancelled' })
    expect(latchkey.getState().connect.rows.map(({ connectorId }) => connectorId)).toEqual([
      'com.one',
      'com.one',
    ])
    const again = latchkey.connect({ connectorId: 'com.slow' })
    await expect.poll(() => slow.asked).toBe(2)
    await latchkey.disconnect()
    slow.settle('approve')
    await expect(again).rejects.toMatchObject({ code: 'connect/cancelled' })
    expect(look().status).toBe('disconnected')
  })

  it.each([
    ['empty', 'connect/no-accounts'],
    ['throw-string', 'connect/failed'],
  ] as const)('maps a wallet error %s to the kind %s and offers a way on', async (answer, code) => {
    const { latchkey, adapter, look } = setUp()
    adapter.addWallet('com.one').answer = answer
    await expect(latchkey.connect({ connectorId: 'com.one' })).rejects.toMatchObject({ code })
    expect(look().status).toBe('disconnected')
  })

  it('names an unknown connector in the error, after a moment for late announcements', async () => {
    const { latchkey, host } = setUp()
    const promise = latchkey.connect({ connectorId: 'com.nobody' })
    const seen = expect(promise).rejects.toMatchObject({
      code: 'connect/connector-not-found',
      values: { id: 'com.nobody' },
    })
    await expect.poll(() => latchkey.live.discoveries.size).toBe(1)
    await Promise.resolve()
    host.advance(1_000)
    await seen
  })

  it('closes the modal when the visitor came through it', async () => {
    const { latchkey, adapter } = setUp()
    adapter.addWallet('com.one')
    await latchkey.open()
    await latchkey.connect({ connectorId: 'com.one' })
    expect(latchkey.getState().modal.open).toBe(false)
  })
})

describe('changes that a wallet reports', () => {
  it('[CON-14] follows another account and network at once', async () => {
    const { latchkey, adapter, look } = setUp()
    const wallet = adapter.addWallet('com.one')
    await latchkey.connect({ connectorId: 'com.one' })
    wallet.tell({ accounts: [{ address: '0xB1', type: 'eoa' }] })
    expect(look()).toEqual({ ...one, address: '0xB1' })
    wallet.tell({ networkId: 'eip155:2' })
    expect(look()).toEqual({ ...one, address: '0xB1', networkId: 'eip155:2' })
  })

  it('[CON-14] disconnects on an empty list of accounts, also after a reload', async () => {
    const first = setUp()
    const wallet = first.adapter.addWallet('com.one')
    await first.latchkey.connect({ connectorId: 'com.one' })
    await first.latchkey.open()
    wallet.tell({ accounts: [] })
    expect(first.look().status).toBe('disconnected')
    expect(first.latchkey.getState().modal.open).toBe(false)
    const again = setUp({ browser: first.browser, adapter: first.adapter })
    await again.latchkey.ready
    expect(again.look().status).toBe('disconnected')
  })

  it('keeps the chosen account until the wallet itself switches', async () => {
    const { latchkey, adapter, look } = setUp()
    const wallet = adapter.addWallet('com.one')
    await latchkey.connect({ connectorId: 'com.one' })
    const second = latchkey.getState().connect.rows[1]
    if (second) switchAccount(latchkey, second)
    expect(look().address).toBe('0xA2')
    wallet.tell({ networkId: 'eip155:2' })
    expect(look().address).toBe('0xA2')
    wallet.tell({ accounts: ['0xA3', '0xA2'].map((address) => ({ address, type: 'eoa' as const })) })
    expect(look().address).toBe('0xA3')
  })

  it('ignores a wallet that is not connected', async () => {
    const { latchkey, adapter, look } = setUp()
    const wallet = adapter.addWallet('com.one')
    await latchkey.connect({ connectorId: 'com.one' })
    await latchkey.disconnect()
    wallet.tell({ accounts: [{ address: '0xB1', type: 'eoa' }] })
    expect(look().status).toBe('disconnected')
  })
})

describe('disconnecting', () => {
  it('[CON-4] clears provider, rows, status and stored login, and fires DISCONNECT_SUCCESS', async () => {
    const { latchkey, adapter, look, events } = setUp()
    adapter.addWallet('com.one')
    await latchkey.connect({ connectorId: 'com.one' })
    latchkey.storage.set(email, 'a@b.example')
    latchkey.storage.set(emailLoginUsed, true)
    latchkey.storage.set(lastUsedChain, '1')
    latchkey.storage.set(socialUsername, 'someone')
    await latchkey.disconnect('eip155')
    expect(look()).toMatchObject({ status: 'disconnected', address: null })
    expect(latchkey.live.wallets.size).toBe(0)
    expect(latchkey.storage.get(email)).toBeUndefined()
    expect(latchkey.storage.get(emailLoginUsed)).toBe(false)
    expect(latchkey.storage.get(lastUsedChain)).toBeUndefined()
    expect(latchkey.storage.get(socialUsername)).toBeUndefined()
    expect(events).toContain('DISCONNECT_SUCCESS')
  })

  it('[CON-3] removes the stored connector id', async () => {
    const { latchkey, adapter } = setUp()
    adapter.addWallet('com.one')
    await latchkey.connect({ connectorId: 'com.one' })
    expect(latchkey.storage.get(connectedConnectorId, 'eip155')).toBe('com.one')
    await latchkey.disconnect()
    expect(latchkey.storage.get(connectedConnectorId, 'eip155')).toBeUndefined()
  })

  it('[CON-7] reports a wallet that fails to revoke, and disconnects anyway', async () => {
    const { latchkey, adapter, look, events } = setUp()
    adapter.addWallet('com.one').revoke = 'fail'
    await latchkey.connect({ connectorId: 'com.one' })
    latchkey.logger.level = 'error'
    await latchkey.disconnect()
    expect(look().status).toBe('disconnected')
    expect(events).toContain('DISCONNECT_ERROR')
    expect(latchkey.getState().modal.notice).toMatchObject({
      message: 'Failed to disconnect',
      variant: 'error',
    })
    expect(latchkey.logger.dump()).toContain('did not revoke its permission')
  })

  it('doesn’t wait for a wallet that never answers', async () => {
    const { latchkey, adapter, look, host } = setUp()
    adapter.addWallet('com.one').revoke = 'hang'
    await latchkey.connect({ connectorId: 'com.one' })
    const promise = latchkey.disconnect()
    await expect.poll(() => look().status).toBe('disconnected')
    host.advance(2_000)
    await promise
  })

  it('names an unknown namespace in the error', async () => {
    const { latchkey } = setUp()
    await expect(latchkey.disconnect('solana')).rejects.toMatchObject({ values: { namespace: 'solana' } })
  })

  it('[CON-13] disconnects one wallet of two, and the other becomes active', async () => {
    const { latchkey, adapter, look } = setUp()
    adapter.addWallet('com.one')
    adapter.addWallet('com.two').accounts = ['0xC1']
    await latchkey.connect({ connectorId: 'com.one' })
    await latchkey.connect({ connectorId: 'com.two' })
    expect(look().address).toBe('0xC1')
    const kept = latchkey.getState().connect.rows[0]
    await disconnectWallet(latchkey, 'eip155', 'com.two')
    expect(look().address).toBe('0xA1')
    expect(latchkey.getState().connect.rows[0]).toBe(kept)
    expect(latchkey.storage.get(connections)).toEqual([{ namespace: 'eip155', connectorId: 'com.one' }])
  })
})

describe('an unsupported network', () => {
  it('is forgotten with its wallet, and reported again when the wallet comes back', async () => {
    const { latchkey, adapter, look } = setUp()
    adapter.addWallet('com.one').networkId = 'eip155:77'
    const view = () => latchkey.getState().modal.open && currentEntry(latchkey.getState().nav).view
    await latchkey.connect({ connectorId: 'com.one' })
    expect([look().networkId, view()]).toEqual(['eip155:77', 'UnsupportedChain'])
    await latchkey.disconnect()
    expect([look().networkId, view()]).toEqual(['eip155:1', false])
    await latchkey.connect({ connectorId: 'com.one' })
    expect([look().networkId, view()]).toEqual(['eip155:77', 'UnsupportedChain'])
  })

  it('[NET-2] is reported when its wallet becomes active', async () => {
    const { latchkey, adapter, events } = setUp()
    adapter.addWallet('com.one').networkId = 'eip155:77'
    adapter.addWallet('com.two')
    await latchkey.connect({ connectorId: 'com.one' })
    await latchkey.connect({ connectorId: 'com.two' })
    await latchkey.close()
    await disconnectWallet(latchkey, 'eip155', 'com.two')
    expect(latchkey.getState().network.selected.eip155).toBe('eip155:77')
    expect(latchkey.getState().modal.open).toBe(true)
    expect(currentEntry(latchkey.getState().nav).view).toBe('UnsupportedChain')
    expect(events.filter((event) => event === 'SWITCH_NETWORK')).toHaveLength(3)
  })

  it('isn’t reported again when another wallet disconnects', async () => {
    const { latchkey, adapter, events } = setUp()
    adapter.addWallet('com.two')
    adapter.addWallet('com.one').networkId = 'eip155:77'
    await latchkey.connect({ connectorId: 'com.two' })
    await latchkey.connect({ connectorId: 'com.one' })
    await latchkey.close()
    events.length = 0
    await disconnectWallet(latchkey, 'eip155', 'com.two')
    expect(events).toEqual(['DISCONNECT_SUCCESS'])
    expect(latchkey.getState().modal.open).toBe(false)
  })
})

describe('leaving views', () => {
  it('stops waiting for wallets of all families when the modal closes', async () => {
    const solana = createScriptedAdapter('solana')
    const { latchkey } = setUp({ adapters: [createScriptedAdapter(), solana] })
    solana.addWallet('com.sol').answer = 'hang'
    await latchkey.open()
    latchkey.connect({ connectorId: 'com.sol' }).catch(() => undefined)
    await expect.poll(() => latchkey.getState().connect.pending).toEqual({ solana: 'com.sol' })
    await latchkey.close()
    expect(latchkey.getState().connect.pending).toEqual({})
  })

  it('closes the account view when the account is gone', async () => {
    const { latchkey, adapter } = setUp()
    adapter.addWallet('com.one')
    await latchkey.connect({ connectorId: 'com.one' })
    await latchkey.open()
    expect(currentEntry(latchkey.getState().nav).view).toBe('Account')
    await latchkey.disconnect()
    expect(latchkey.getState().modal.open).toBe(false)
  })
})
