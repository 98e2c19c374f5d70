import { describe, expect, it } from 'vitest'
import { createLatchkey } from '../createLatchkey'
import { describeOptions } from '../events/describeOptions'
import { maySend } from '../events/maySend'
import { createTestHost } from '../testing/createTestHost'
import { setUp } from '../testing/setUp'
import { testNetworks } from '../testing/testNetworks'
import type { Options } from './Options'

/** Plain JavaScript may pass this. */
function create(options: object) {
  return createLatchkey(options as Options, createTestHost())
}

describe('options', () => {
  it.each([undefined, null, 'networks', []])('must be an object: not %j', (options) => {
    expect(() => create(options as unknown as object)).toThrow(
      expect.objectContaining({
        code: 'options/invalid',
        values: expect.objectContaining({ option: 'options' }),
      }),
    )
  })

  it.each([
    [{ networks: testNetworks, colour: 'red' }, 'options/unknown', 'colour'],
    [{ networks: testNetworks, features: { teleport: true } }, 'options/unknown', 'features.teleport'],
    [{ networks: testNetworks, debug: 'yes' }, 'options/invalid', 'debug'],
    [{ networks: testNetworks, themeMode: 'sepia' }, 'options/invalid', 'themeMode'],
    [{ networks: testNetworks, gateway: 'javascript:alert(1)' }, 'options/invalid', 'gateway'],
    [{ networks: testNetworks, excludeWalletIds: [7] }, 'options/invalid', 'excludeWalletIds'],
    [{ networks: testNetworks, preload: 'always' }, 'options/invalid', 'preload'],
    [{ networks: [] }, 'options/invalid', 'networks'],
    [{}, 'options/invalid', 'networks'],
    [{ networks: [{ ...testNetworks[0], chainNamespace: 'cosmos' }] }, 'options/invalid', 'networks'],
    [{ networks: [{ ...testNetworks[0], id: -1 }] }, 'options/invalid', 'networks'],
    [{ networks: [{ ...testNetworks[0], name: '' }] }, 'options/invalid', 'networks'],
    [
      { networks: [{ ...testNetworks[0], rpcUrls: { default: { http: ['ftp://x'] } } }] },
      'options/invalid',
      'networks',
    ],
    [{ networks: [null] }, 'options/invalid', 'networks'],
  ])('rejects %j by name', (options, code, option) => {
    expect(() => create(options)).toThrow(
      expect.objectContaining({ code, values: expect.objectContaining({ option }) }),
    )
  })

  it('rejects an unknown default network and an adapter of an unknown namespace, by name', () => {
    expect(() => create({ networks: testNetworks, defaultNetwork: 'eip155:9' })).toThrow(
      /defaultNetwork.*eip155:9/,
    )
    expect(() => create({ networks: testNetworks, adapters: [{ namespace: 'cosmos' }] })).toThrow(
      /adapters.*cosmos/,
    )
  })

  it('[MOD-6] rejects siweConfig together with siwx', () => {
    expect(() => create({ networks: testNetworks, siwx: {}, siweConfig: {} })).toThrow(
      'Cannot set both `siweConfig` and `siwx` options',
    )
  })

  it('[FLG-1] merges features over their defaults; analytics is off until turned on', () => {
    const { options } = setUp({ features: { swaps: false } }).latchkey
    expect(options.features).toMatchObject({ swaps: false, send: true, analytics: false })
    expect(options.features.walletFeaturesOrder).toEqual(['onramp', 'swaps', 'receive', 'send'])
  })

  it('defaults to the first network', () => {
    expect(setUp().latchkey.options.defaultNetwork).toBe('eip155:1')
    expect(setUp({ defaultNetwork: 'eip155:2' }).look().networkId).toBe('eip155:2')
  })

  it('tries custom RPC URLs before the network’s own', () => {
    const { latchkey } = setUp({ customRpcUrls: { 'eip155:1': [{ url: 'https://mine.example' }] } })
    expect(latchkey.options.networks[0]?.rpcUrls.default.http).toEqual([
      'https://mine.example',
      'https://rpc-1.example',
    ])
  })

  const siweConfig = {
    getNonce: () => '',
    createMessage: () => '',
    verifyMessage: () => true,
    getSession: () => null,
    signOut: () => true,
  }

  it('[EVT-3] describes the options in INITIALIZE, without the adapters', () => {
    const { latchkey } = setUp()
    expect(latchkey.getState().events.data).toMatchObject({
      event: 'INITIALIZE',
      properties: { projectId: 'dev', networks: [1, 2] },
    })
    expect(describeOptions({ networks: testNetworks, adapters: [], siweConfig })).toEqual({
      networks: [1, 2],
      siweConfig: true,
    })
  })

  it('[EVT-2] sends nothing while analytics is off, and never MODAL_CREATED', () => {
    expect(maySend('MODAL_OPEN', { analytics: false })).toBe(false)
    expect(maySend('MODAL_OPEN', { analytics: true })).toBe(true)
    expect(maySend('MODAL_CREATED', { analytics: true })).toBe(false)
  })

  it('[HTTP-7] works without persistence when storage throws, is full or invalid', async () => {
    const broken = () => {
      throw new DOMException('denied', 'SecurityError')
    }
    const storage = { getItem: broken, setItem: broken, removeItem: broken }
    const { adapter } = setUp()
    adapter.addWallet('com.one')
    const latchkey = createLatchkey(
      { networks: testNetworks, adapters: [adapter] },
      createTestHost(undefined, { storage }),
    )
    await latchkey.connect({ connectorId: 'com.one' })
    expect(latchkey.getState().connect.rows).toHaveLength(2)
    const rubbish = { ...storage, getItem: () => '{"__proto__":[1]' }
    expect(
      createLatchkey(
        { networks: testNetworks, adapters: [adapter] },
        createTestHost(undefined, { storage: rubbish }),
      ).getState().connect.restoring,
    ).toEqual([])
  })
})
