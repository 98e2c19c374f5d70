import { connectorTypes, defaultAccountTypes } from '@latchkey/protocol'
import { describe, expect, it } from 'vitest'
import { addAdapter, removeAdapter } from '../connect/changeAdapters'
import { rememberWallet } from '../connect/rememberConnection'
import type { Options } from '../options/Options'
import type { Connector } from '../ports/Connector'
import type { PairingPort } from '../ports/PairingPort'
import { createScriptedAdapter } from '../testing/createScriptedAdapter'
import { familyNetworks } from '../testing/fourFamilies'
import { setUp } from '../testing/setUp'
import { isConnectorShown } from './isConnectorShown'
import { listWallets, orderGroups } from './listWallets'
import { loadBuiltIn } from './loadBuiltIn'
import { roomForPopular } from './popularWallets'

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

describe('the wallet list', () => {
  it('[CON-8] has its groups in the default order, after a configured order', () => {
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

  it('[CON-8] has recent, installed, custom, then external wallets, none twice, and hides pairing once connected through it', async () => {
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
    // The embedded wallet has fields for e-mail and social accounts instead of a row.
    adapter.addWallet('embedded', { type: 'AUTH' })
    await latchkey.open()
    const ids = () => listWallets(latchkey).map(({ id }) => id)
    expect(ids()).toEqual(['walletConnect', 'multi', 'com.one', 'com.two', 'my', 'ext'])
    await latchkey.connect({ connectorId: 'com.two' })
    expect(ids()).toEqual(['walletConnect', 'com.two', 'multi', 'com.one', 'my', 'ext'])
    await latchkey.connect({ connectorId: 'walletConnect' })
    expect(ids()).not.toContain('walletConnect')
  })

  it('[CON-10] has one row for pairing, in however many families', async () => {
    const families = [createScriptedAdapter(), createScriptedAdapter('solana')]
    for (const family of families) family.addWallet('walletConnect', { type: 'WALLET_CONNECT' })
    const { latchkey } = setUp({ adapters: families })
    await latchkey.open()
    expect(listWallets(latchkey).map(({ id }) => id)).toEqual(['walletConnect'])
  })

  it('[CON-9] hides an announced wallet only if it is excluded by id, reverse-DNS name or name', () => {
    expect(isConnectorShown(connector, visible)).toBe(true)
    for (const word of ['com.one', 'COM.ONE', 'One'])
      expect(isConnectorShown(connector, { ...visible, excluded: [word] })).toBe(false)
    expect(isConnectorShown(connector, { ...visible, included: ['com.two'] })).toBe(false)
  })

  it('[CON-9] hides the generic browser wallet on desktop, and one without rdns while nothing is injected', () => {
    expect(isConnectorShown(browserWallet, visible)).toBe(false)
    expect(isConnectorShown(browserWallet, { ...visible, isMobile: true })).toBe(true)
    expect(isConnectorShown({ ...browserWallet, name: 'Odd' }, visible)).toBe(true)
    expect(isConnectorShown({ ...browserWallet, name: 'Odd' }, { ...visible, hasInjected: false })).toBe(
      false,
    )
  })

  it('shows the generic browser wallet when it is the only way in', async () => {
    const { latchkey, adapter } = setUp()
    adapter.addWallet('injected', { name: 'Browser Wallet', type: 'INJECTED', info: {} })
    await latchkey.open()
    expect(listWallets(latchkey).map(({ id }) => id)).toEqual(['injected'])
    adapter.addWallet('com.one')
    expect(listWallets(latchkey).map(({ id }) => id)).toEqual(['com.one'])
  })

  it('[CON-10] gives a connector its fields and one of the types', async () => {
    const { latchkey, adapter } = setUp()
    const wallet = adapter.addWallet('com.one', { imageUrl: 'data:image/png;base64,AA==' })
    await latchkey.open()
    expect(latchkey.getState().connect.connectors[0]).toEqual(wallet.connector)
    expect(connectorTypes).toEqual(
      expect.arrayContaining(['MULTI_CHAIN', 'ANNOUNCED', 'INJECTED', 'EXTERNAL', 'WALLET_CONNECT', 'AUTH']),
    )
  })

  it('[CON-11] keeps two recent wallets, newest first, none twice', () => {
    const wallet = (id: string) => ({ id, name: id })
    const recent = ['a', 'b', 'c', 'b'].reduce<ReturnType<typeof rememberWallet>>(
      (list, id) => rememberWallet(list, wallet(id)),
      [],
    )
    expect(recent.map(({ id }) => id)).toEqual(['b', 'c'])
  })

  it('[CON-15] has a default account type per namespace', () => {
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

describe('the order of installed wallets', () => {
  const ids = ({ latchkey }: ReturnType<typeof setUp>) => listWallets(latchkey).map(({ id }) => id)

  it('[CON-8] is by name when wallets are first seen at the same time', async () => {
    const one = setUp()
    for (const id of ['com.zoo', 'com.ant', 'com.fox']) one.adapter.addWallet(id)
    await one.latchkey.open()
    expect(ids(one)).toEqual(['com.ant', 'com.fox', 'com.zoo'])
  })

  it('[CON-8] is by when they were first seen, also in later visits', async () => {
    const first = setUp()
    first.adapter.addWallet('com.zoo')
    await first.latchkey.open()
    first.host.advance(40)
    first.adapter.addWallet('com.ant')
    expect(ids(first)).toEqual(['com.zoo', 'com.ant'])
    const second = setUp({ browser: first.browser })
    second.host.advance(60_000)
    // In reverse order, plus one more.
    for (const id of ['com.ant', 'com.bee', 'com.zoo']) second.adapter.addWallet(id)
    await second.latchkey.open()
    expect(ids(second)).toEqual(['com.zoo', 'com.ant', 'com.bee'])
  })

  it('[CON-8] survives a corrupt list of first sightings', async () => {
    const one = setUp()
    one.browser.storage.setItem('@latchkey/wallets_first_seen', '{"com.ant":"late","com.fox":9e12}')
    for (const id of ['com.zoo', 'com.fox', 'com.ant']) one.adapter.addWallet(id)
    await one.latchkey.open()
    expect(ids(one)).toEqual(['com.ant', 'com.zoo', 'com.fox'])
  })
})

describe('popular wallets', () => {
  const pairing: PairingPort = {
    connector: (chain) => ({
      id: 'walletConnect',
      name: 'WalletConnect',
      type: 'WALLET_CONNECT',
      chain,
      provider: {},
    }),
  }

  async function namesOf(options: Partial<Options>, installed: readonly string[] = [], isMobile = false) {
    const { latchkey, adapter } = setUp({ pairing, parts: { isMobile }, ...options })
    for (const id of installed) adapter.addWallet(id)
    await latchkey.open()
    await loadBuiltIn(latchkey)
    return listWallets(latchkey).map(({ name }) => name)
  }

  it('[CON-8] fill a short list up to four', async () => {
    const before = setUp({ pairing })
    await before.latchkey.open()
    expect(listWallets(before.latchkey)).toHaveLength(1)
    expect(roomForPopular(before.latchkey, listWallets(before.latchkey))).toBe(3)
    expect(await namesOf({})).toEqual(['WalletConnect', 'MetaMask', 'Phantom', 'Trust Wallet'])
    expect(await namesOf({}, ['com.one'])).toEqual(['WalletConnect', 'com.one', 'MetaMask', 'Phantom'])
  })

  it('[CON-8] are left out when the visitor has two wallets, or none of any kind', async () => {
    expect(await namesOf({}, ['com.one', 'com.two'])).toEqual(['WalletConnect', 'com.one', 'com.two'])
    const { latchkey } = setUp()
    await latchkey.open()
    await loadBuiltIn(latchkey)
    expect(listWallets(latchkey)).toEqual([])
  })

  it('[CON-8] are left out beside a gateway, wallets of the site, or a chosen family', async () => {
    expect(await namesOf({ gateway: 'https://gateway.example', projectId: 'p' })).toEqual(['WalletConnect'])
    expect(await namesOf({ customWallets: [{ id: 'my', name: 'Mine' }] })).toEqual(['WalletConnect', 'Mine'])
    const { latchkey } = setUp({ pairing })
    await latchkey.open()
    await loadBuiltIn(latchkey)
    expect(listWallets(latchkey, 'eip155')).toHaveLength(1)
  })

  it('[CON-8] never repeat an installed wallet', async () => {
    expect(await namesOf({}, ['io.metamask'])).toEqual([
      'WalletConnect',
      'io.metamask',
      'Phantom',
      'Trust Wallet',
    ])
  })

  it('[CON-9] respect the wallets that the site features, includes and excludes', async () => {
    expect(await namesOf({ featuredWalletIds: ['me.rainbow'] })).toEqual([
      'WalletConnect',
      'Rainbow',
      'MetaMask',
      'Phantom',
    ])
    expect(await namesOf({ excludeWalletIds: ['MetaMask', 'app.phantom'] })).toEqual([
      'WalletConnect',
      'Trust Wallet',
      'Base (formerly Coinbase Wallet)',
      'OKX Wallet',
    ])
    expect(await namesOf({ includeWalletIds: ['walletConnect', 'io.rabby'] })).toEqual([
      'WalletConnect',
      'Rabby',
    ])
  })

  it('[CON-8] work on the site’s networks and the visitor’s device', async () => {
    const phone = await namesOf({ includeWalletIds: ['walletConnect', 'io.rabby', 'me.rainbow'] }, [], true)
    expect(phone).toEqual(['WalletConnect', 'Rainbow'])
    const families = [createScriptedAdapter('polkadot')]
    const polkadot = await namesOf({ adapters: families, networks: familyNetworks.slice(-2) })
    expect(polkadot).toEqual(['WalletConnect', 'Talisman', 'SubWallet', 'Nova Wallet'])
  })
})

describe('adapters', () => {
  it('[CON-6] can’t be removed while connected', async () => {
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

  it('[CON-13] look for wallets as soon as they are added, and keep families apart', async () => {
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
    expect(latchkey.getState().connect.active).toEqual({ eip155: 'eip155|com.one|0xA1|eoa' })
    expect(latchkey.getState().connect.rows[0]).toBe(kept)
  })
})
