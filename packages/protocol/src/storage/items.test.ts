import fc from 'fast-check'
import { describe, expect, expectTypeOf, it } from 'vitest'
import type { NetworkId } from '../caip/parseNetworkId'
import * as entry from '../index'
import type { StoredConnection } from './connections'
import type { Item } from './defineItem'

type AnyItem = Item<unknown, 'namespace'>

function isItem(value: unknown): value is AnyItem {
  return (
    typeof value === 'object' && value !== null && 'keyOf' in value && 'read' in value && 'write' in value
  )
}

const exported: readonly (readonly [string, unknown])[] = Object.entries(entry)
const items = exported.flatMap(([name, item]) => (isItem(item) ? [{ name, item }] : []))

const token = {
  name: 'Ether',
  symbol: 'ETH',
  price: 3151.2,
  quantity: { decimals: '18', numeric: '1.0' },
  iconUrl: '',
}
const record = {
  name: 'alice.example.id',
  registered_at: '2025-01-02T03:04:05Z',
  updated_at: null,
  attributes: { bio: 'hi' },
  addresses: { '60': { address: '0x1', created_at: '2025-01-02T03:04:05Z' } },
}

/** For each item: the key after the prefix, a value, and the text that is stored for it (else its JSON). */
const table: Record<string, readonly [key: string, value: unknown, text?: string]> = {
  walletId: ['wallet_id', 'io.example', 'io.example'],
  walletName: ['wallet_name', 'Example', 'Example'],
  activeNetworkId: ['active_caip_network_id', 'eip155:1', 'eip155:1'],
  activeNamespace: ['active_namespace', 'solana', 'solana'],
  familyNetworkId: ['eip155:caip_network_id', 'eip155:1', 'eip155:1'],
  activeAccount: ['eip155:active_account', 'eip155|io.example|0x2|eoa', 'eip155|io.example|0x2|eoa'],
  connectedNamespaces: ['connected_namespaces', ['eip155', 'bip122'], 'eip155,bip122'],
  connectionStatus: ['connection_status', 'connected', 'connected'],
  connectedConnectorId: ['eip155:connected_connector_id', 'injected', 'injected'],
  connections: ['connections', [{ namespace: 'eip155', connectorId: 'io.example' }]],
  recentWallets: [
    'recent_wallets',
    [{ id: 'a', name: 'A', mobile_link: 'metamask://', chains: ['eip155:1'] }],
  ],
  signInTokens: [
    'siwx-auth-token',
    [
      {
        sessionId: 'f1b9d1e2-0000-4000-8000-000000000000',
        address: '0x1',
        domain: 'site.example',
        token: 'a.b.c',
        signedInAt: '2026-01-01T00:00:00.000Z',
        expiresAt: '2026-01-08T00:00:00.000Z',
        tokenExpiresAt: '2026-01-01T01:00:00.000Z',
        renewedAt: '2026-01-01T00:00:00.000Z',
        networkId: 'eip155:1',
      },
    ],
  ],
  connectedSocial: ['connected_social', 'google', 'google'],
  socialProvider: ['social_provider', 'x', 'x'],
  socialUsername: ['social_username', 'alice', 'alice'],
  email: ['email', 'a@example.com', 'a@example.com'],
  emailLoginUsed: ['email_login_used', true, 'true'],
  lastEmailLoginTime: ['last_email_login_time', 1758000000000, '1758000000000'],
  lastUsedChain: ['last_used_chain', 137, '137'],
  preferredAccountType: ['eip155:preferred_account_type', 'smartAccount', 'smartAccount'],
  smartAccountEnabledNetworks: ['smart_account_enabled_networks', [1, 10, 137], '1,10,137'],
  nativeBalanceCache: [
    'native_balance_cache',
    { 'eip155:1:0x1': { caipAddress: 'eip155:1:0x1', balance: '1.5', symbol: 'ETH', timestamp: 5 } },
  ],
  portfolioCache: [
    'portfolio_cache',
    { 'eip155:1:0x1': { caipAddress: 'eip155:1:0x1', balance: { balances: [token] }, timestamp: 5 } },
  ],
  nameCache: ['ens_cache', { '0x1': { address: '0x1', ens: [record], timestamp: 5 } }],
  identityCache: [
    'identity_cache',
    { '0x1': { address: '0x1', identity: { name: 'alice.eth', avatar: null }, timestamp: 5 } },
  ],
}

describe('stored items', () => {
  it('[HTTP-7] are all exported, with unique keys', () => {
    expect(items.map(({ name }) => name).sort()).toEqual(Object.keys(table).sort())
    const keys = items.map(({ item }) => item.keyOf('eip155'))
    expect(new Set(keys).size).toBe(keys.length)
  })

  it.each(items)('[HTTP-7] $name has its key and text', ({ name, item }) => {
    const [key, value, text = JSON.stringify(value)] = table[name] ?? []
    expect(item.keyOf('eip155')).toBe(`@latchkey/${key}`)
    expect(item.write(value)).toBe(text)
    expect(item.read(text)).toEqual(value)
  })

  it.each(items)(
    '[HTTP-7] $name reads its initial value from nothing and from garbage, without an error',
    ({ item }) => {
      const initial = item.read(null)
      expect(item.read(undefined)).toEqual(initial)
      expect(item.read('')).toEqual(initial)
      const rubbish = fc.oneof(
        fc.string(),
        fc.json(),
        fc.constantFrom('null', '[null]', '{"__proto__":{"x":1}}', '[{}]'),
      )
      fc.assert(
        fc.property(rubbish, (text) => {
          // What is believed must be a value that can be written and believed again.
          const value = item.read(text)
          expect(item.read(item.write(value))).toEqual(value)
        }),
      )
    },
  )

  it('[HTTP-7] remove their key without a value', () => {
    expect(entry.walletId.write(undefined)).toBeNull()
  })

  it('[HTTP-7] reject the wrong shape', () => {
    expect(entry.activeNetworkId.read('cosmos:hub')).toBeUndefined()
    expect(entry.activeNetworkId.read('eip155:1:2')).toBeUndefined()
    expect(entry.activeNamespace.read('toString')).toBeUndefined()
    expect(entry.connectedNamespaces.read('eip155,cosmos,eip155,,solana')).toEqual(['eip155', 'solana'])
    expect(entry.connectionStatus.read('reconnecting')).toBe('disconnected')
    expect(entry.lastEmailLoginTime.read('-5')).toBeUndefined()
    expect(entry.lastUsedChain.read('solana:abc')).toBe('solana:abc')
    expect(entry.emailLoginUsed.read('yes')).toBe(false)
    expect(entry.smartAccountEnabledNetworks.read('1,x,,10')).toEqual([1, 10])
    expect(entry.walletName.read('x'.repeat(501))).toBeUndefined()
  })

  it('[HTTP-7] keep valid connections among invalid ones, with known fields only', () => {
    const good = { namespace: 'solana', connectorId: 'a' }
    const bad = [
      null,
      1,
      {},
      { namespace: 'cosmos', connectorId: 'a' },
      { namespace: 'eip155', connectorId: '' },
    ]
    expect(entry.connections.read(JSON.stringify([...bad, { ...good, more: 1 }]))).toEqual([good])
    expect(entry.connections.read(JSON.stringify(Array(500).fill(good)))).toHaveLength(20)
    expect(entry.connections.read('{"length":1}')).toEqual([])
  })

  it('[HTTP-7] reject links and images that run code', () => {
    const wallet = { id: 'a', name: 'A' }
    for (const link of [
      'javascript:alert(1)',
      'JavaScript://%0aalert(1)',
      ' javascript:x',
      'data:text/html,x',
      'x',
    ])
      expect(entry.recentWallets.read(JSON.stringify([{ ...wallet, mobile_link: link }]))).toEqual([])
    for (const image of ['javascript:alert(1)', 'data:text/html,x', 'x'])
      expect(entry.recentWallets.read(JSON.stringify([{ ...wallet, image_url: image }]))).toEqual([])
    expect(entry.recentWallets.read(JSON.stringify([{ ...wallet, webapp_link: null }]))).toHaveLength(1)
  })

  it('[HTTP-7] keep their types', () => {
    expectTypeOf(entry.activeNetworkId.read).returns.toEqualTypeOf<NetworkId | undefined>()
    expectTypeOf(entry.connectionStatus.read).returns.toEqualTypeOf<entry.ConnectionStatus>()
    expectTypeOf(entry.connections.read).returns.toEqualTypeOf<readonly StoredConnection[]>()
    expectTypeOf(entry.walletId.keyOf).parameters.toEqualTypeOf<[]>()
    expectTypeOf(entry.connectedConnectorId.keyOf).parameters.toEqualTypeOf<[namespace: entry.Namespace]>()
    expect.assertions(0)
  })
})
