import { activeAccount, connections, sessionExpired } from '@latchkey/protocol'
import { describe, expect, it } from 'vitest'
import { currentEntry } from '../nav/currentEntry'
import { pushView } from '../nav/navigate'
import { createScriptedAdapter } from '../testing/createScriptedAdapter'
import { createBrowser } from '../testing/createTestHost'
import { setUp } from '../testing/setUp'
import { switchAccount } from './switchAccount'

async function connected(...ids: string[]) {
  const first = setUp()
  for (const id of ids) first.adapter.addWallet(id)
  for (const id of ids) await first.latchkey.connect({ connectorId: id })
  return first
}

describe('restoring', () => {
  it('[CON-1] is connecting while a stored connection is restored, then connected', async () => {
    const first = await connected('com.one')
    const second = setUp({ browser: first.browser, adapter: first.adapter })
    expect(second.look().status).toBe('connecting')
    await second.latchkey.ready
    expect(second.look()).toEqual({ status: 'connected', address: '0xA1', networkId: 'eip155:1' })
    expect(second.latchkey.getState().initialized).toBe(true)
  })

  it('[CON-1] is disconnected from the start and looks for nothing when nothing was stored', async () => {
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

  it('[CON-5] forgets a wallet that no longer knows the site', async () => {
    const first = await connected('com.one')
    for (const { connector } of first.latchkey.live.wallets.values())
      await first.adapter.disconnect(connector)
    const { latchkey, look } = setUp({ browser: first.browser, adapter: first.adapter })
    await latchkey.ready
    expect(look().status).toBe('disconnected')
    expect(latchkey.storage.get(connections)).toEqual([])
  })

  it('[WC-9] forgets an expired session, and its wallet can be connected again', async () => {
    const { browser, adapter } = await connected('com.one')
    const { connect } = adapter
    adapter.connect = () => Promise.reject(sessionExpired())
    const { latchkey, look } = setUp({ browser, adapter })
    await latchkey.ready
    expect(look().status).toBe('disconnected')
    expect(latchkey.storage.get(connections)).toEqual([])
    adapter.connect = connect
    await latchkey.connect({ connectorId: 'com.one' })
    expect(look().status).toBe('connected')
  })

  it('[CON-2] makes the most recently used wallet active, and connects the other too', async () => {
    const first = await connected('com.one', 'com.two')
    const { latchkey } = setUp({ browser: first.browser, adapter: first.adapter })
    await latchkey.ready
    expect(latchkey.getState().connect.active.eip155).toBe('eip155|com.two|0xA1|eoa')
    expect(new Set(latchkey.getState().connect.rows.map((row) => row.connectorId))).toEqual(
      new Set(['com.one', 'com.two']),
    )
  })

  it('[CON-2] makes the most recently used wallet active even if it announces itself later', async () => {
    const first = await connected('com.one', 'com.two')
    const adapter = createScriptedAdapter()
    adapter.addWallet('com.one').isAuthorised = true
    const { latchkey } = setUp({ browser: first.browser, adapter })
    await expect.poll(() => latchkey.getState().connect.active.eip155).toBe('eip155|com.one|0xA1|eoa')
    adapter.addWallet('com.two').isAuthorised = true
    await expect.poll(() => latchkey.getState().connect.active.eip155).toBe('eip155|com.two|0xA1|eoa')
  })

  it('[CON-2] activates the wallet whose account was chosen last', async () => {
    const first = await connected('com.one', 'com.two')
    const row = first.latchkey.getState().connect.rows.find(({ connectorId }) => connectorId === 'com.one')
    if (row) switchAccount(first.latchkey, row)
    const { latchkey } = setUp({ browser: first.browser, adapter: first.adapter })
    await latchkey.ready
    expect(latchkey.getState().connect.active.eip155).toBe('eip155|com.one|0xA1|eoa')
  })

  it('[CON-2] asks a provider with two names once', async () => {
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

  it('stops connecting within 3 s, and still restores a wallet that announces itself later', async () => {
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

  it.each([
    ['an installed wallet', 'ANNOUNCED', 'disconnected'],
    ['a pairing on a slow line', 'WALLET_CONNECT', 'connected'],
  ] as const)('[CON-2] after 15 s: the answer of %s', async (_, type, status) => {
    const { browser } = await connected('com.one')
    const adapter = createScriptedAdapter()
    const { connect } = adapter
    let answer: () => void = () => undefined
    const asked = new Promise<void>((resolve) => {
      adapter.connect = async (request) => {
        resolve()
        await new Promise<void>((settle) => {
          answer = settle
        })
        return connect(request)
      }
    })
    adapter.addWallet('com.one', { type }).isAuthorised = true
    const { latchkey, look, host } = setUp({ browser, adapter })
    await asked
    host.advance(15_000)
    await latchkey.ready
    expect(look().status).toBe('disconnected')
    answer()
    await new Promise((resolve) => setTimeout(resolve, 20))
    expect(look().status).toBe(status)
  })

  it('[NAV-9] shows the account in an embedded modal as soon as the wallet is restored', async () => {
    const first = await connected('com.one')
    const adapter = createScriptedAdapter()
    const { latchkey } = setUp({ browser: first.browser, adapter, enableEmbedded: true })
    await latchkey.open()
    expect(currentEntry(latchkey.getState().nav).view).toBe('Connect')
    adapter.addWallet('com.one').isAuthorised = true
    await expect.poll(() => currentEntry(latchkey.getState().nav).view).toBe('Account')
  })

  it('[NAV-9] moves a closed embedded modal on to the account when a wallet connects', async () => {
    const { latchkey, adapter } = setUp({ enableEmbedded: true })
    adapter.addWallet('com.one')
    await latchkey.open()
    await latchkey.close()
    pushView(latchkey, 'ConnectingExternal', { connectorId: 'com.one' })
    await latchkey.connect({ connectorId: 'com.one' })
    expect(currentEntry(latchkey.getState().nav).view).toBe('Account')
  })

  it('[NET-6] keeps the active network and the connected namespaces', async () => {
    const first = await connected('com.one')
    await first.latchkey.switchNetwork('eip155:2')
    const second = setUp({ browser: first.browser, adapter: first.adapter })
    expect(second.look().networkId).toBe('eip155:2')
    await second.latchkey.ready
    expect(second.look()).toMatchObject({ status: 'connected', networkId: 'eip155:2' })
  })

  it('stays disconnected even if the wallet ignores the revocation', async () => {
    const first = await connected('com.one')
    first.adapter.disconnect = () => Promise.resolve()
    await first.latchkey.disconnect()
    const second = setUp({ browser: first.browser, adapter: first.adapter })
    await second.latchkey.ready
    expect(second.look().status).toBe('disconnected')
  })
})

describe('a chosen account', () => {
  /** A visitor who picked the second account of a wallet. */
  async function chosen() {
    const first = await connected('com.one')
    const [, second] = first.latchkey.getState().connect.rows
    if (second) switchAccount(first.latchkey, second)
    expect(first.look().address).toBe('0xA2')
    const wallet = (accounts: string[]) => {
      const adapter = createScriptedAdapter()
      Object.assign(adapter.addWallet('com.one'), { isAuthorised: true, accounts })
      return adapter
    }
    const reload = async (adapter = first.adapter) => {
      const { latchkey, look } = setUp({ browser: first.browser, adapter })
      const seen: unknown[] = []
      latchkey.subscribe(
        (state) => state.connect.active.eip155,
        (key) => seen.push(key),
      )
      await latchkey.ready
      return { address: look().address, seen }
    }
    return { ...first, wallet, reload, stored: () => first.latchkey.storage.get(activeAccount, 'eip155') }
  }

  it('[NET-6] is restored at once after a reload', async () => {
    const { reload } = await chosen()
    expect(await reload()).toEqual({ address: '0xA2', seen: ['eip155|com.one|0xA2|eoa'] })
  })

  it('falls back to the first account when the wallet no longer shows it', async () => {
    const { reload, wallet } = await chosen()
    expect((await reload(wallet(['0xA1', '0xA3']))).address).toBe('0xA1')
  })

  it('is forgotten when the visitor picks the first one again, switches in the wallet, or disconnects', async () => {
    const picked = await chosen()
    const [first] = picked.latchkey.getState().connect.rows
    if (first) switchAccount(picked.latchkey, first)
    expect(picked.stored()).toBeUndefined()

    const switched = await chosen()
    const adapter = switched.wallet(['0xA3', '0xA2'])
    const tab = setUp({ browser: switched.browser, adapter })
    await tab.latchkey.ready
    expect(tab.look().address).toBe('0xA2')
    for (const { connector } of tab.latchkey.live.wallets.values()) expect(connector.id).toBe('com.one')
    adapter.tell('com.one', {
      accounts: ['0xA4', '0xA2'].map((address) => ({ address, type: 'eoa' as const })),
    })
    expect(tab.look().address).toBe('0xA4')
    expect(switched.stored()).toBeUndefined()

    const left = await chosen()
    await left.latchkey.disconnect()
    expect(left.stored()).toBeUndefined()
  })

  it('survives a report in a tab that has another account active', async () => {
    const { browser, wallet, stored, latchkey } = await chosen()
    const adapter = wallet(['0xA1', '0xA2'])
    const other = setUp({ browser, adapter })
    await other.latchkey.ready
    const [first, second] = other.latchkey.getState().connect.rows
    if (first) switchAccount(other.latchkey, first)
    const own = latchkey.getState().connect.rows.find(({ address }) => address === second?.address)
    if (own) switchAccount(latchkey, own)
    adapter.tell('com.one', { networkId: 'eip155:2' })
    expect(other.look()).toMatchObject({ address: '0xA1', networkId: 'eip155:2' })
    expect(stored()).toBe('eip155|com.one|0xA2|eoa')
  })

  it.each([
    '',
    '0xA2',
    'eip155|com.one|0xEVIL|eoa',
    'eip155|com.one|0xA2',
    '{"toString":1}',
    'x'.repeat(10_000),
  ])('must be one of the wallet’s: %s', async (text) => {
    const { browser, reload, latchkey } = await chosen()
    browser.storage.setItem(latchkey.storage.keyOf(activeAccount, 'eip155'), text)
    expect((await reload()).address).toBe('0xA1')
  })

  it('isn’t confused with the same account of another wallet', async () => {
    const connecting = await chosen()
    connecting.adapter.addWallet('com.two')
    await connecting.latchkey.connect({ connectorId: 'com.two' })
    expect(await connecting.reload()).toMatchObject({ address: '0xA1' })

    const { latchkey, adapter, reload } = await chosen()
    const [, second] = latchkey.getState().connect.rows
    adapter.addWallet('com.two')
    await latchkey.connect({ connectorId: 'com.two' })
    if (second) switchAccount(latchkey, second)
    adapter.tell('com.one', { accounts: [] })
    expect(latchkey.getState().connect.active.eip155).toBe('eip155|com.two|0xA1|eoa')
    expect(await reload()).toMatchObject({ address: '0xA1' })
  })
})

describe('while a wallet is being restored', () => {
  /** A reload with a wallet that is slow to report its permissions. */
  async function slow() {
    const first = await connected('com.one')
    const adapter = createScriptedAdapter()
    const wallet = adapter.addWallet('com.one')
    wallet.isAuthorised = true
    const answers: (() => void)[] = []
    const { connect } = adapter
    adapter.connect = async (request) => {
      if (request.silent) await new Promise<void>((resolve) => answers.push(resolve))
      return connect(request)
    }
    const tab = setUp({ browser: first.browser, adapter })
    await expect.poll(() => answers.length).toBe(1)
    return { ...tab, wallet, answer: () => answers[0]?.() }
  }

  it('[CON-4] ends at once and for good on a disconnect', async () => {
    const { latchkey, look, answer } = await slow()
    expect(look().status).toBe('connecting')
    await latchkey.disconnect()
    expect(look().status).toBe('disconnected')
    answer()
    await latchkey.ready
    expect(look().status).toBe('disconnected')
    expect(latchkey.live.wallets.size).toBe(0)
  })

  it('[CON-14] listens to a wallet that declined and is then restored', async () => {
    const { latchkey, look, wallet, answer } = await slow()
    wallet.answer = 'reject'
    await expect(latchkey.connect({ connectorId: 'com.one' })).rejects.toMatchObject({
      code: 'connect/user-rejected',
    })
    answer()
    await latchkey.ready
    expect(look().address).toBe('0xA1')
    wallet.tell({ accounts: [{ address: '0xA9', type: 'eoa' }] })
    expect(look().address).toBe('0xA9')
  })
})

describe('two tabs', () => {
  it('keep a wallet connected that only one tab has', async () => {
    const browser = createBrowser()
    const left = setUp({ browser })
    left.adapter.addWallet('com.one')
    const right = setUp({ browser })
    right.adapter.addWallet('com.one')
    await left.latchkey.connect({ connectorId: 'com.one' })
    await expect.poll(() => right.latchkey.getState().connect.connectors.length).toBe(1)
    await new Promise((resolve) => setTimeout(resolve, 20))
    expect(right.look().status).toBe('disconnected')
    expect(left.look().status).toBe('connected')
    expect(left.latchkey.storage.get(connections)).toHaveLength(1)
  })

  it('follow each other’s connects and disconnects', async () => {
    const browser = createBrowser()
    const adapter = createScriptedAdapter()
    adapter.addWallet('com.one')
    // Each tab has its own objects for one wallet.
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
