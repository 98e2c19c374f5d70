import { connections } from '@latchkey/protocol'
import { describe, expect, it } from 'vitest'
import { currentEntry } from '../nav/currentEntry'
import { pushView } from '../nav/navigate'
import { createScriptedAdapter } from '../test-ports/createScriptedAdapter'
import { createBrowser } from '../test-ports/createTestHost'
import { setUp } from '../test-ports/setUp'
import { switchAccount } from './switchAccount'

async function connected(...ids: string[]) {
  const first = setUp()
  for (const id of ids) first.adapter.addWallet(id)
  for (const id of ids) await first.latchkey.connect({ connectorId: id })
  return first
}

describe('coming back', () => {
  it('[CON-1] is connecting while a stored connection is looked for, then connected', async () => {
    const first = await connected('com.one')
    const second = setUp({ browser: first.browser, adapter: first.adapter })
    expect(second.look().status).toBe('connecting')
    await second.latchkey.ready
    expect(second.look()).toEqual({ status: 'connected', address: '0xA1', networkId: 'eip155:1' })
    expect(second.latchkey.getState().initialized).toBe(true)
  })

  it('[CON-1] is disconnected from the start when nothing was stored, and looks for nothing', async () => {
    const { latchkey, look } = setUp()
    expect(look().status).toBe('disconnected')
    await latchkey.ready
    expect(latchkey.live.discoveries.size).toBe(0)
  })

  it('[CON-1] falls back to disconnected when the wallet fails', async () => {
    const { browser } = await connected('com.one')
    const adapter = createScriptedAdapter()
    adapter.connect = () => Promise.reject(new TypeError('broken'))
    adapter.addWallet('com.one')
    const { latchkey, look } = setUp({ browser, adapter })
    await latchkey.ready
    expect(look().status).toBe('disconnected')
    expect(latchkey.live.wallets.size).toBe(0)
  })

  it('[CON-5] a wallet that no longer knows the site is forgotten', async () => {
    const first = await connected('com.one')
    for (const { connector } of first.latchkey.live.wallets.values())
      await first.adapter.disconnect(connector)
    const { latchkey, look } = setUp({ browser: first.browser, adapter: first.adapter })
    await latchkey.ready
    expect(look().status).toBe('disconnected')
    expect(latchkey.storage.get(connections)).toEqual([])
  })

  it('[CON-2] the most recently used wallet speaks; the other is connected too', async () => {
    const first = await connected('com.one', 'com.two')
    const { latchkey } = setUp({ browser: first.browser, adapter: first.adapter })
    await latchkey.ready
    expect(latchkey.getState().connect.active.eip155).toBe('eip155|com.two|0xA1')
    expect(new Set(latchkey.getState().connect.rows.map((row) => row.connectorId))).toEqual(
      new Set(['com.one', 'com.two']),
    )
  })

  it('[CON-2] the most recently used wallet speaks also when it announces itself after the other', async () => {
    const first = await connected('com.one', 'com.two')
    const adapter = createScriptedAdapter()
    adapter.addWallet('com.one').isAuthorised = true
    const { latchkey } = setUp({ browser: first.browser, adapter })
    await expect.poll(() => latchkey.getState().connect.active.eip155).toBe('eip155|com.one|0xA1')
    adapter.addWallet('com.two').isAuthorised = true
    await expect.poll(() => latchkey.getState().connect.active.eip155).toBe('eip155|com.two|0xA1')
  })

  it('[CON-2] the wallet whose account was chosen last speaks', async () => {
    const first = await connected('com.one', 'com.two')
    const row = first.latchkey.getState().connect.rows.find(({ connectorId }) => connectorId === 'com.one')
    if (row) switchAccount(first.latchkey, row)
    const { latchkey } = setUp({ browser: first.browser, adapter: first.adapter })
    await latchkey.ready
    expect(latchkey.getState().connect.active.eip155).toBe('eip155|com.one|0xA1')
  })

  it('[CON-2] one provider under two names is asked once', async () => {
    const first = await connected('com.one')
    const provider = {}
    const adapter = createScriptedAdapter()
    first.latchkey.storage.set(connections, [
      { namespace: 'eip155', connectorId: 'com.one' },
      { namespace: 'eip155', connectorId: 'com.alias' },
    ])
    const wallet = adapter.addWallet('com.alias', { provider })
    const main = adapter.addWallet('com.one', { provider })
    main.isAuthorised = true
    wallet.isAuthorised = true
    const { latchkey } = setUp({ browser: first.browser, adapter })
    await latchkey.ready
    expect(new Set(latchkey.getState().connect.rows.map((row) => row.connectorId)).size).toBe(1)
  })

  it('connecting ends within 3 s, and a wallet that announces itself later is still restored', async () => {
    const { browser } = await connected('com.one')
    const adapter = createScriptedAdapter()
    adapter.connect = async () => ({ accounts: [{ address: '0xA1', type: 'eoa' }], networkId: 'eip155:1' })
    const { latchkey, look, host } = setUp({ browser, adapter })
    await expect.poll(() => latchkey.live.discoveries.size).toBe(1)
    await new Promise((resolve) => setTimeout(resolve, 5))
    host.advance(3_000)
    await latchkey.ready
    expect(look().status).toBe('disconnected')
    adapter.addWallet('com.one')
    await expect.poll(() => look().status).toBe('connected')
  })

  it('[NAV-9] an embedded modal turns to the account as soon as the wallet is there again', async () => {
    const first = await connected('com.one')
    const adapter = createScriptedAdapter()
    const { latchkey } = setUp({ browser: first.browser, adapter, enableEmbedded: true })
    await latchkey.open()
    expect(currentEntry(latchkey.getState().nav).view).toBe('Connect')
    adapter.addWallet('com.one').isAuthorised = true
    await expect.poll(() => currentEntry(latchkey.getState().nav).view).toBe('Account')
  })

  it('[NAV-9] an embedded modal that was closed goes on to the account when a wallet connects', async () => {
    const { latchkey, adapter } = setUp({ enableEmbedded: true })
    adapter.addWallet('com.one')
    await latchkey.open()
    await latchkey.close()
    pushView(latchkey, 'ConnectingExternal', { connectorId: 'com.one' })
    await latchkey.connect({ connectorId: 'com.one' })
    expect(currentEntry(latchkey.getState().nav).view).toBe('Account')
  })

  it('[NET-6] the active network and the connected namespaces survive', async () => {
    const first = await connected('com.one')
    await first.latchkey.switchNetwork('eip155:2')
    const second = setUp({ browser: first.browser, adapter: first.adapter })
    expect(second.look().networkId).toBe('eip155:2')
    await second.latchkey.ready
    expect(second.look()).toMatchObject({ status: 'connected', networkId: 'eip155:2' })
  })

  it('a disconnect sticks, even when the wallet ignores the revocation', async () => {
    const first = await connected('com.one')
    first.adapter.disconnect = () => Promise.resolve()
    await first.latchkey.disconnect()
    const second = setUp({ browser: first.browser, adapter: first.adapter })
    await second.latchkey.ready
    expect(second.look().status).toBe('disconnected')
  })
})

describe('two tabs', () => {
  it('what one connects the other shows, and what one disconnects goes in the other', async () => {
    const browser = createBrowser()
    const adapter = createScriptedAdapter()
    adapter.addWallet('com.one')
    // Each tab has its own objects; the wallet behind them is one.
    const left = setUp({ browser, adapter })
    const right = setUp({ browser, adapter })
    await left.latchkey.connect({ connectorId: 'com.one' })
    await expect.poll(() => right.look().status).toBe('connected')
    expect(right.look().address).toBe('0xA1')
    await right.latchkey.disconnect()
    await expect.poll(() => left.look().status).toBe('disconnected')
    expect(left.latchkey.live.wallets.size).toBe(0)
  })
})
