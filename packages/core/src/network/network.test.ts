import type { Namespace } from '@latchkey/protocol'
import { describe, expect, it } from 'vitest'
import { currentEntry } from '../nav/currentEntry'
import { pushView } from '../nav/navigate'
import { createScriptedAdapter } from '../testing/createScriptedAdapter'
import { setUp } from '../testing/setUp'
import { testNetworks } from '../testing/testNetworks'
import { addNetwork, removeNetwork } from './addNetwork'
import { explorerUrl, transactionUrl } from './explorerUrl'
import { findNetwork, getNetwork } from './getNetwork'
import { isUnsupportedShown } from './isUnsupportedShown'

async function connected(options: Parameters<typeof setUp>[0] = {}) {
  const all = setUp(options)
  const wallet = all.adapter.addWallet('com.one')
  await all.latchkey.connect({ connectorId: 'com.one' })
  return { ...all, wallet, view: () => currentEntry(all.latchkey.getState().nav).view }
}

describe('switching', () => {
  it('[NET-1] fires SWITCH_NETWORK, and marks a switch of namespace only while it lasts', async () => {
    const { latchkey, events } = setUp({
      networks: [
        ...testNetworks,
        { ...testNetworks[0], id: 'main', chainNamespace: 'solana', name: 'Sol' } as (typeof testNetworks)[0],
      ],
      adapters: [createScriptedAdapter(), createScriptedAdapter('solana')],
    })
    const marks: boolean[] = []
    latchkey.subscribe(
      (state) => state.network.isNamespaceSwitch,
      (mark) => marks.push(mark),
    )
    await latchkey.switchNetwork('eip155:2')
    expect(marks).toEqual([])
    await latchkey.switchNetwork('solana:main')
    expect(marks).toEqual([true, false])
    expect(latchkey.getState().network.activeNamespace).toBe('solana')
    // Back to the network that the other namespace never left.
    await latchkey.switchNetwork('eip155:2')
    expect(latchkey.getState().network.activeNamespace).toBe('eip155')
    expect(events.filter((event) => event === 'SWITCH_NETWORK').length).toBe(3)
  })

  it('[NET-3] asks the connected wallet, and moves the state once it agrees', async () => {
    const { latchkey, wallet, look, adapter } = await connected()
    await latchkey.switchNetwork('eip155:2')
    expect(adapter.switched).toEqual(['eip155:2'])
    expect(look().networkId).toBe('eip155:2')
    wallet.answer = 'reject'
    await expect(latchkey.switchNetwork('eip155:1')).rejects.toMatchObject({ code: 'connect/user-rejected' })
    expect(look().networkId).toBe('eip155:2')
    expect(latchkey.getState().network).toMatchObject({ switching: null, failure: { networkId: 'eip155:1' } })
  })

  it('[NET-3] shows the accounts that the wallet has on the new network, and tells of the switch once', async () => {
    const { latchkey, wallet, look, adapter, browser, events } = await connected()
    const onTwo = ['0xB1', '0xB2'].map((address) => ({ address, type: 'eoa' as const }))
    adapter.can.switchNetwork = async ({ network }) => ({
      accounts: onTwo,
      networkId: network.caipNetworkId,
    })
    const seen: string[] = []
    latchkey.subscribe(
      (state) => state.connect.rows,
      (rows) => seen.push(rows.map(({ address, networkId }) => `${address} ${networkId}`).join()),
    )
    events.length = 0
    await latchkey.switchNetwork('eip155:2')
    expect(look()).toMatchObject({ address: '0xB1', networkId: 'eip155:2' })
    // A wallet that also reports it by itself changes nothing more.
    wallet.tell({ accounts: onTwo, networkId: 'eip155:2' })
    expect(seen).toEqual(['0xB1 eip155:2,0xB2 eip155:2'])
    expect(events).toEqual(['SWITCH_NETWORK'])
    wallet.accounts = ['0xB1', '0xB2']
    wallet.networkId = 'eip155:2'
    const second = setUp({ browser, adapter })
    await second.latchkey.ready
    expect(second.look()).toMatchObject({ address: '0xB1', networkId: 'eip155:2' })
  })

  it('[NET-3] keeps an unverified wallet for the next visit, with the account that it has on the new network', async () => {
    const adapter = createScriptedAdapter()
    const wallet = adapter.addWallet('com.one', { isUnverified: true })
    const { latchkey, browser, look } = setUp({ adapter })
    await latchkey.connect({ connectorId: 'com.one' })
    const move = adapter.can.switchNetwork
    adapter.can.switchNetwork = async (request) => {
      wallet.accounts = ['0xB1']
      if (!move) throw new TypeError('no switch')
      return move(request)
    }
    await latchkey.switchNetwork('eip155:2')
    expect(look().address).toBe('0xB1')
    const second = setUp({ browser, adapter })
    await second.latchkey.ready
    expect(second.look()).toMatchObject({ status: 'connected', address: '0xB1', networkId: 'eip155:2' })
  })

  it('[NET-3] keeps the accounts when the wallet lists none', async () => {
    const { latchkey, look, adapter } = await connected()
    adapter.can.switchNetwork = async ({ network }) => ({ accounts: [], networkId: network.caipNetworkId })
    await latchkey.switchNetwork('eip155:2')
    expect(look()).toMatchObject({ status: 'connected', address: '0xA1', networkId: 'eip155:2' })
  })

  it('[NET-3] switches to an approved chain directly', async () => {
    const adapter = createScriptedAdapter()
    const connect = adapter.connect
    adapter.connect = async (request) => ({
      ...(await connect(request)),
      approvedNetworkIds: ['eip155:1', 'eip155:2'],
    })
    const { latchkey, look } = await connected({ adapter })
    await latchkey.switchNetwork('eip155:2')
    expect(adapter.switched).toEqual([])
    expect(look().networkId).toBe('eip155:2')
  })

  it('[NET-3] fails with the specified words when a wallet can’t switch, or agrees and stays', async () => {
    const { latchkey, look } = await connected({
      adapter: createScriptedAdapter('eip155', { canSwitch: false }),
    })
    await expect(latchkey.switchNetwork('eip155:2')).rejects.toThrow(/^Failed to switch to chain eip155:2/)
    const liar = createScriptedAdapter()
    liar.can.switchNetwork = async () => ({ accounts: [], networkId: 'eip155:1' })
    const second = await connected({ adapter: liar })
    await expect(second.latchkey.switchNetwork('eip155:2')).rejects.toMatchObject({
      code: 'network/cannot-switch',
    })
    expect(look().networkId).toBe('eip155:1')
    expect(second.look()).toMatchObject({ networkId: 'eip155:1', status: 'connected', address: '0xA1' })
  })

  it('[MOD-4] raises Network Not Found for an unknown network, and an error that names it', async () => {
    const { latchkey } = setUp()
    await expect(latchkey.switchNetwork('eip155:999')).rejects.toMatchObject({ values: { id: 'eip155:999' } })
    expect(latchkey.getState().modal.shownAlerts).toContain('network-not-found')
  })

  it('tries the network requested with a connection, and stays connected if the wallet declines it', async () => {
    const all = setUp()
    const wallet = all.adapter.addWallet('com.one')
    await all.latchkey.connect({ connectorId: 'com.one', networkId: 'eip155:2' })
    expect(all.look()).toMatchObject({ status: 'connected', networkId: 'eip155:2' })
    await all.latchkey.disconnect()
    wallet.networkId = 'eip155:1'
    all.adapter.can.switchNetwork = () => Promise.reject(new TypeError('no'))
    await all.latchkey.connect({ connectorId: 'com.one', networkId: 'eip155:2' })
    expect(all.look()).toMatchObject({ status: 'connected', networkId: 'eip155:1' })
  })

  it('continues a second switch when the first one ends', async () => {
    const { latchkey, adapter, look } = await connected()
    const ends: (() => void)[] = []
    const move = adapter.can.switchNetwork
    adapter.can.switchNetwork = async (request) => {
      await new Promise<void>((resolve) => ends.push(resolve))
      if (!move) throw new TypeError('no switch')
      return move(request)
    }
    const first = latchkey.switchNetwork('eip155:2')
    await expect.poll(() => ends.length).toBe(1)
    addNetwork(latchkey, 'eip155', { ...(testNetworks[0] as (typeof testNetworks)[number]), id: 3 })
    const second = latchkey.switchNetwork('eip155:3')
    await expect.poll(() => ends.length).toBe(2)
    ends[0]?.()
    await first
    expect(latchkey.getState().network.switching).toBe('eip155:3')
    expect(look().networkId).toBe('eip155:2')
    ends[1]?.()
    await second
    expect(latchkey.getState().network.switching).toBeNull()
    expect(look().networkId).toBe('eip155:3')
  })

  it('asks the wallet once for two calls, and fires SWITCH_NETWORK once', async () => {
    const { latchkey, adapter, wallet, look, events } = await connected()
    const ends: (() => void)[] = []
    adapter.can.switchNetwork = async ({ network }) => {
      await new Promise<void>((resolve) => ends.push(resolve))
      // Many wallets report the switch before they answer.
      wallet.tell({ networkId: network.caipNetworkId })
      return { accounts: [], networkId: network.caipNetworkId }
    }
    events.length = 0
    const both = [latchkey.switchNetwork('eip155:2'), latchkey.switchNetwork('eip155:2')]
    await expect.poll(() => ends.length).toBe(1)
    await new Promise((resolve) => setTimeout(resolve, 5))
    expect(ends).toHaveLength(1)
    ends[0]?.()
    await Promise.all(both)
    expect(look().networkId).toBe('eip155:2')
    expect(events).toEqual(['SWITCH_NETWORK'])
  })

  it('asks the wallet again after the visitor walked away', async () => {
    const { latchkey, adapter, look } = await connected()
    const move = adapter.can.switchNetwork
    let asked = 0
    adapter.can.switchNetwork = async (request) => {
      asked += 1
      if (asked === 1 || !move) return new Promise(() => undefined)
      return move(request)
    }
    await latchkey.open({ view: 'SwitchNetwork', data: { networkId: 'eip155:2' } })
    void latchkey.switchNetwork('eip155:2')
    await expect.poll(() => asked).toBe(1)
    await latchkey.close()
    await latchkey.switchNetwork('eip155:2')
    expect([asked, look().networkId]).toEqual([2, 'eip155:2'])
  })

  it('stops waiting for a wallet that disconnected', async () => {
    const { latchkey, adapter } = await connected()
    adapter.can.switchNetwork = () => new Promise(() => undefined)
    void latchkey.switchNetwork('eip155:2')
    await expect.poll(() => latchkey.getState().network.switching).toBe('eip155:2')
    await latchkey.disconnect()
    expect(latchkey.getState().network.switching).toBeNull()
  })

  it('[NAV-9] leads back in an embedded modal too, though it is never open', async () => {
    const { latchkey, view } = await connected({ enableEmbedded: true })
    expect(view()).toBe('Account')
    pushView(latchkey, 'Networks')
    pushView(latchkey, 'SwitchNetwork', { networkId: 'eip155:2' })
    await latchkey.switchNetwork('eip155:2')
    expect(view()).toBe('Account')
  })

  it('leads back to the view before the networks', async () => {
    const { latchkey, view } = await connected()
    await latchkey.open()
    pushView(latchkey, 'Networks')
    pushView(latchkey, 'SwitchNetwork', { networkId: 'eip155:2' })
    await latchkey.switchNetwork('eip155:2')
    expect(view()).toBe('Account')
    expect(latchkey.getState().modal.open).toBe(true)
  })
})

describe('an unsupported network', () => {
  it('[NET-2] is shown under exactly these conditions', () => {
    const shown = {
      isSupported: false,
      enableNetworkSwitch: true,
      allowUnsupportedChain: false,
      isBasic: false,
    }
    expect(isUnsupportedShown(shown)).toBe(true)
    expect(isUnsupportedShown({ ...shown, isSupported: true })).toBe(false)
    expect(isUnsupportedShown({ ...shown, enableNetworkSwitch: false })).toBe(false)
    expect(isUnsupportedShown({ ...shown, allowUnsupportedChain: true })).toBe(false)
    expect(isUnsupportedShown({ ...shown, isBasic: true })).toBe(false)
  })

  it('[NET-2] becomes a placeholder, opens UnsupportedChain, and closes it again when the wallet comes back', async () => {
    const { latchkey, wallet, view } = await connected()
    wallet.tell({ networkId: 'eip155:77' })
    expect(getNetwork(latchkey.getState())).toMatchObject({
      isSupported: false,
      network: { name: 'Unknown Network' },
    })
    expect(latchkey.getState().modal.open).toBe(true)
    expect(view()).toBe('UnsupportedChain')
    wallet.tell({ networkId: 'eip155:2' })
    expect(latchkey.getState().modal.open).toBe(false)
    expect(getNetwork(latchkey.getState())).toMatchObject({ isSupported: true, networkId: 'eip155:2' })
  })

  it('stays unsupported after a reload, without a dialog at the start', async () => {
    const first = await connected({ allowUnsupportedChain: true })
    first.wallet.tell({ networkId: 'eip155:77' })
    first.wallet.networkId = 'eip155:77'
    expect(first.latchkey.getState().modal.open).toBe(false)
    const second = setUp({ browser: first.browser, adapter: first.adapter })
    await second.latchkey.ready
    expect(second.look()).toMatchObject({ status: 'connected', networkId: 'eip155:77' })
    expect(second.latchkey.getState().modal.open).toBe(false)
  })
})

describe('the list of networks', () => {
  it('[NET-4] needs the namespace’s adapter to add a network', () => {
    const { latchkey } = setUp()
    const [first] = testNetworks
    if (!first) throw new TypeError('no network')
    expect(() => addNetwork(latchkey, 'solana', first)).toThrow("Adapter for namespace solana doesn't exist")
    addNetwork(latchkey, 'eip155', { ...first, id: 3, name: 'Three' })
    expect(findNetwork(latchkey.getState(), 'eip155:3')).toMatchObject({
      name: 'Three',
      caipNetworkId: 'eip155:3',
    })
    expect(() => addNetwork(latchkey, 'eip155', { ...first, id: 'x', chainNamespace: 'solana' })).toThrow(
      expect.objectContaining({ code: expect.stringContaining('network/') }),
    )
  })

  it('[NET-4] [CON-6] removes only known networks, and never the last one of a namespace', () => {
    const { latchkey } = setUp()
    expect(() => removeNetwork(latchkey, 'eip155', 'eip155:9')).toThrow('Network not found')
    removeNetwork(latchkey, 'eip155', 'eip155:1')
    expect(getNetwork(latchkey.getState())?.networkId).toBe('eip155:2')
    expect(() => removeNetwork(latchkey, 'eip155', 'eip155:2')).toThrow(
      expect.objectContaining({ code: 'network/last' }),
    )
  })

  it('[NET-5] keeps every field of a network, and accepts a bare chain object', () => {
    const { latchkey } = setUp()
    expect(findNetwork(latchkey.getState(), 'eip155:1')).toEqual({
      ...testNetworks[0],
      chainNamespace: 'eip155',
      caipNetworkId: 'eip155:1',
      rpcUrls: {
        default: { http: ['https://rpc-1.example'] },
        chainDefault: { http: ['https://rpc-1.example'] },
      },
    })
  })

  it('links only to explorers with a web URL', () => {
    const { latchkey } = setUp()
    const network = findNetwork(latchkey.getState(), 'eip155:1')
    if (!network) throw new TypeError('no network')
    expect(explorerUrl(network, '0xA1')).toBe('https://explorer-1.example/address/0xA1')
    const at = (chainNamespace: Namespace, url: string) =>
      explorerUrl({ ...network, chainNamespace, blockExplorers: { default: { name: '', url } } }, 'A/?1')
    expect(at('solana', 'https://solscan.io')).toBe('https://solscan.io/account/A%2F%3F1')
    expect(at('solana', 'https://explorer.solana.com/?cluster=devnet')).toBe(
      'https://explorer.solana.com/address/A%2F%3F1?cluster=devnet',
    )
    expect(at('bip122', 'https://mempool.space/signet/')).toBe(
      'https://mempool.space/signet/address/A%2F%3F1',
    )
    expect(at('polkadot', 'https://polkadot.subscan.io')).toBe('https://polkadot.subscan.io/account/A%2F%3F1')
    const atSubscan = {
      ...network,
      blockExplorers: { default: { name: '', url: 'https://kusama.subscan.io/' } },
    }
    expect(transactionUrl(atSubscan, '0xB')).toBe('https://kusama.subscan.io/extrinsic/0xB')
    expect(transactionUrl(network, '0xB')).toBe('https://explorer-1.example/tx/0xB')
    expect(transactionUrl(network, '')).toBeNull()
    expect(
      explorerUrl(
        { ...network, blockExplorers: { default: { name: '', url: 'javascript:alert(1)' } } },
        '0xA1',
      ),
    ).toBeNull()
  })
})
