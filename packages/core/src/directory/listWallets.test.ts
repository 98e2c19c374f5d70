import { connectorTypes, defaultAccountTypes } from '@latchkey/protocol'
import { describe, expect, it } from 'vitest'
import { addAdapter, removeAdapter } from '../connect/changeAdapters'
import { rememberWallet } from '../connect/rememberWallet'
import type { Connector } from '../ports/Connector'
import { createScriptedAdapter } from '../test-ports/createScriptedAdapter'
import { setUp } from '../test-ports/setUp'
import { isConnectorShown } from './isConnectorShown'
import { listWallets } from './listWallets'
import { orderGroups } from './orderGroups'

const connector: Connector = {
  id: 'com.one',
  name: 'One',
  type: 'ANNOUNCED',
  chain: 'eip155',
  info: { rdns: 'com.one' },
  provider: {},
}
const browserWallet: Connector = {
  id: 'injected',
  name: 'Browser Wallet',
  type: 'INJECTED',
  chain: 'eip155',
  provider: {},
}
const visible = { isMobile: false, hasInjected: true, excluded: [], included: [] }

describe('the list of wallets', () => {
  it('[CON-8] the groups in their default order, a configured order before the rest', () => {
    const all = new Set([
      'external',
      'recommended',
      'custom',
      'featured',
      'injected',
      'recent',
      'walletConnect',
    ] as const)
    expect(orderGroups([], all)).toEqual([
      'walletConnect',
      'recent',
      'injected',
      'featured',
      'custom',
      'external',
      'recommended',
    ])
    expect(orderGroups(['custom', 'external'], all).slice(0, 3)).toEqual([
      'custom',
      'external',
      'walletConnect',
    ])
    expect(orderGroups(['custom'], new Set(['injected'] as const))).toEqual(['injected'])
  })

  it('[CON-8] recent before installed before custom before external; none twice; pairing hidden once connected through it', async () => {
    const { latchkey, adapter } = setUp({
      customWallets: [
        { id: 'my', name: 'Mine' },
        { id: 'x', name: 'One again', rdns: 'com.one' },
      ],
    })
    adapter.addWallet('ext', { type: 'EXTERNAL' })
    adapter.addWallet('com.one')
    adapter.addWallet('multi', { type: 'MULTI_CHAIN' })
    adapter.addWallet('com.two')
    adapter.addWallet('walletConnect', { type: 'WALLET_CONNECT' })
    // The embedded wallet is reached by e-mail and social account, not by a row of its own.
    adapter.addWallet('embedded', { type: 'AUTH' })
    await latchkey.open()
    const ids = () => listWallets(latchkey).map(({ id }) => id)
    expect(ids()).toEqual(['walletConnect', 'multi', 'com.one', 'com.two', 'my', 'ext'])
    await latchkey.connect({ connectorId: 'com.two' })
    expect(ids()).toEqual(['walletConnect', 'com.two', 'multi', 'com.one', 'my', 'ext'])
    await latchkey.connect({ connectorId: 'walletConnect' })
    expect(ids()).not.toContain('walletConnect')
  })

  it('[CON-10] pairing has one row, however many families it has a connector in', async () => {
    const families = [createScriptedAdapter(), createScriptedAdapter('solana')]
    for (const family of families) family.addWallet('walletConnect', { type: 'WALLET_CONNECT' })
    const { latchkey } = setUp({ adapters: families })
    await latchkey.open()
    expect(listWallets(latchkey).map(({ id }) => id)).toEqual(['walletConnect'])
  })

  it('[CON-9] an announced wallet is hidden only when excluded, by id, reverse-DNS name or name', () => {
    expect(isConnectorShown(connector, visible)).toBe(true)
    for (const word of ['com.one', 'COM.ONE', 'One'])
      expect(isConnectorShown(connector, { ...visible, excluded: [word] })).toBe(false)
    expect(isConnectorShown(connector, { ...visible, included: ['com.two'] })).toBe(false)
  })

  it('[CON-9] the generic browser wallet is hidden on desktop, and one without rdns while nothing is injected', () => {
    expect(isConnectorShown(browserWallet, visible)).toBe(false)
    expect(isConnectorShown(browserWallet, { ...visible, isMobile: true })).toBe(true)
    expect(isConnectorShown({ ...browserWallet, name: 'Odd' }, visible)).toBe(true)
    expect(isConnectorShown({ ...browserWallet, name: 'Odd' }, { ...visible, hasInjected: false })).toBe(
      false,
    )
  })

  it('shows the generic browser wallet after all when it is the only way in', async () => {
    const { latchkey, adapter } = setUp()
    adapter.addWallet('injected', { name: 'Browser Wallet', type: 'INJECTED', info: {} })
    await latchkey.open()
    expect(listWallets(latchkey).map(({ id }) => id)).toEqual(['injected'])
    adapter.addWallet('com.one')
    expect(listWallets(latchkey).map(({ id }) => id)).toEqual(['com.one'])
  })

  it('[CON-10] a connector has its fields and one of the types', async () => {
    const { latchkey, adapter } = setUp()
    const wallet = adapter.addWallet('com.one', { imageUrl: 'data:image/png;base64,AA==' })
    await latchkey.open()
    expect(latchkey.getState().connect.connectors[0]).toEqual(wallet.connector)
    expect(connectorTypes).toEqual(
      expect.arrayContaining(['MULTI_CHAIN', 'ANNOUNCED', 'INJECTED', 'EXTERNAL', 'WALLET_CONNECT', 'AUTH']),
    )
  })

  it('[CON-11] two recent wallets are kept, the newest first, none twice', () => {
    const wallet = (id: string) => ({ id, name: id })
    const recent = ['a', 'b', 'c', 'b'].reduce<ReturnType<typeof rememberWallet>>(
      (list, id) => rememberWallet(list, wallet(id)),
      [],
    )
    expect(recent.map(({ id }) => id)).toEqual(['b', 'c'])
  })

  it('[CON-15] account types default per namespace', () => {
    expect(setUp().latchkey.options.defaultAccountTypes).toEqual(defaultAccountTypes)
    expect(defaultAccountTypes).toEqual({
      bip122: 'payment',
      eip155: 'smartAccount',
      polkadot: 'eoa',
      solana: 'eoa',
    })
    const { options } = setUp({ defaultAccountTypes: { eip155: 'eoa' } }).latchkey
    expect(options.defaultAccountTypes).toMatchObject({ eip155: 'eoa', bip122: 'payment' })
  })
})

describe('adapters', () => {
  it('[CON-6] one that is connected is not removed', async () => {
    const { latchkey, adapter } = setUp()
    adapter.addWallet('com.one')
    await latchkey.connect({ connectorId: 'com.one' })
    expect(() => removeAdapter(latchkey, 'eip155')).toThrow(
      expect.objectContaining({ code: 'connect/adapter-connected' }),
    )
    await latchkey.disconnect()
    removeAdapter(latchkey, 'eip155')
    expect(latchkey.adapters.size).toBe(0)
    adapter.addWallet('com.late')
    expect(listWallets(latchkey)).toEqual([])
    expect(() => removeAdapter(latchkey, 'eip155')).toThrow(
      expect.objectContaining({ code: 'network/no-adapter' }),
    )
  })

  it('[CON-13] one that comes later is looked for wallets at once, and families are apart', async () => {
    const { latchkey, adapter } = setUp()
    adapter.addWallet('com.one')
    await latchkey.open()
    const solana = createScriptedAdapter('solana')
    solana.addWallet('com.sol').accounts = ['So1']
    addAdapter(latchkey, solana, [
      {
        id: 'main',
        name: 'Sol',
        chainNamespace: 'solana',
        nativeCurrency: { name: 'Sol', symbol: 'SOL', decimals: 9 },
        rpcUrls: { default: { http: [] } },
      },
    ])
    await latchkey.connect({ connectorId: 'com.one' })
    const kept = latchkey.getState().connect.rows[0]
    await latchkey.connect({ connectorId: 'com.sol' })
    expect(latchkey.getState().network.activeNamespace).toBe('solana')
    expect(latchkey.getState().connect.rows[0]).toBe(kept)
    await latchkey.disconnect('solana')
    expect(latchkey.getState().connect.active).toEqual({ eip155: 'eip155|com.one|0xA1' })
    expect(latchkey.getState().connect.rows[0]).toBe(kept)
  })
})
