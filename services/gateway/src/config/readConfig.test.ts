import { describe, expect, it } from 'vitest'
import { invalidSetting } from '../errors'
import { readConfig } from './readConfig'

describe('readConfig', () => {
  it('has a default for everything', () => {
    expect(readConfig({})).toMatchObject({
      GATEWAY_PORT: 4101,
      GATEWAY_HOST: '127.0.0.1',
      GATEWAY_MODE: 'production',
      GATEWAY_CHAINS: [],
      GATEWAY_ANALYTICS: false,
    })
  })

  it('reads numbers, and ignores the rest of the environment', () => {
    expect(readConfig({ GATEWAY_PORT: ' 5000 ', HOME: '/somewhere' })).toMatchObject({ GATEWAY_PORT: 5000 })
    expect(readConfig({ HOME: '/somewhere' })).not.toHaveProperty('HOME')
  })

  it.each(['abc', '-1', '65536', '1.5', 'Infinity', '0x'])(
    'rejects the port "%s" and names the setting',
    (port) => {
      try {
        readConfig({ GATEWAY_PORT: port })
        expect.unreachable()
      } catch (error) {
        expect(invalidSetting.is(error) && error.values.name).toBe('GATEWAY_PORT')
      }
    },
  )

  it.each([
    'http://user:secret@',
    'http://user:secret@ipfs.local',
    'http://ipfs.local?key=secret',
    'http://ipfs.local#secret',
  ])('rejects an IPFS gateway with a secret, which visitors would see, and does not repeat it: %s', (url) => {
    try {
      readConfig({ GATEWAY_IPFS: url })
      expect.unreachable()
    } catch (error) {
      expect(invalidSetting.is(error) && error.values.name).toBe('GATEWAY_IPFS')
      expect(`${error}`).not.toContain('secret')
    }
  })

  it.each([
    ['not json', 'not valid JSON'],
    ['{"id":5}', ''],
    ['{"id":""}', ''],
    [JSON.stringify({ id: 'x'.repeat(101) }), ''],
    [JSON.stringify({ ['x'.repeat(101)]: 'eip155:1' }), ''],
  ])('rejects the picture ids %s', (ids, reason) => {
    try {
      readConfig({ GATEWAY_PICTURE_IDS: ids })
      expect.unreachable()
    } catch (error) {
      expect(invalidSetting.is(error) && error.values.name).toMatch(/^GATEWAY_PICTURE_IDS/)
      expect(String(error)).toContain(reason)
    }
  })

  const rpc = ['https://node.example']
  const [solana, bitcoin, polkadot] = [
    'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp',
    'bip122:000000000019d6689c085ae165831e93',
    'polkadot:91b171bb158e2d3848fa23a9f1c25182',
  ]
  const chainsOf = (...chains: readonly object[]) =>
    readConfig({ GATEWAY_CHAINS: JSON.stringify(chains.map((chain) => ({ name: 'One', rpc, ...chain }))) })

  it('knows the currency of a family, and which networks are test networks', () => {
    const { GATEWAY_CHAINS: chains } = chainsOf(
      ...['eip155:1', solana, bitcoin, polkadot].map((id) => ({ id })),
      { id: 'solana:EtWTRABZaYq6iMfeYKouRu166VU2xqa1' },
      { id: 'bip122:00000008819873e925422c1ff0f99f7c' },
      { id: 'bip122:0f9188f13cb7b2c71f2a335e3a4fc328', testnet: false },
      { id: 'polkadot:67f9723393ef76214df0118c34bbbd3d' },
      {
        id: `polkadot:${'4'.repeat(32)}`,
        nativeCurrency: { name: 'Own', symbol: 'OWN', decimals: 6 },
        ss58: 42,
      },
    )
    const told = chains.map(({ nativeCurrency, testnet }) => [
      nativeCurrency.symbol,
      nativeCurrency.decimals,
      testnet,
    ])
    expect(told).toEqual([
      ['ETH', 18, false],
      ['SOL', 9, false],
      ['BTC', 8, false],
      ['DOT', 10, false],
      ['SOL', 9, true],
      ['BTC', 8, true],
      ['BTC', 8, false],
      ['WND', 12, true],
      ['OWN', 6, false],
    ])
  })

  const token = { address: 'x', name: 'T', symbol: 'T', decimals: 6 }
  const mint = 'EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v'
  it.each<[object, string]>([
    [{ id: 'near:mainnet' }, 'id: namespace near is not supported'],
    [{ id: 'eip155:one' }, 'id: not the id of an EVM chain'],
    [{ id: 'solana:mainnet' }, 'id: not the id of a Solana network'],
    [{ id: 'solana:4sGjMW1sUnHzSxGspuhpqLDx6wiyjNtZ' }, `id: this id is outdated, use ${solana}`],
    [{ id: 'bip122:12a765e31ffd4059bada1e25190f6e98' }, 'id: not a Bitcoin network'],
    [{ id: 'polkadot:kusama' }, 'id: not the id of a Polkadot network'],
    [{ id: `polkadot:${'4'.repeat(32)}` }, 'nativeCurrency: required'],
    [{ id: bitcoin, tokens: [token] }, 'tokens: not supported for bip122'],
    [{ id: polkadot, tokens: [token] }, 'tokens: not supported for polkadot'],
    [{ id: solana, tokens: [token] }, 'tokens: x is not a token of solana'],
    [{ id: 'eip155:1', tokens: [{ ...token, address: mint }] }, `tokens: ${mint} is not a token of eip155`],
    [
      { id: solana, tokens: [{ ...token, address: mint, feed: `0x${'1'.repeat(40)}` }] },
      'tokens: feed is not supported for solana',
    ],
    [{ id: solana, follow: true }, 'follow: not supported for solana'],
    [{ id: bitcoin, followFrom: 0 }, 'followFrom: not supported for bip122'],
    [{ id: bitcoin, explorer: { url: 'https://a.example' } }, 'explorer: not supported for bip122'],
    [{ id: polkadot, names: `0x${'1'.repeat(40)}` }, 'names: not supported for polkadot'],
    [{ id: solana, ss58: 0 }, 'ss58: not supported for solana'],
  ])('rejects the chain %j and says why', (chain, reason) => {
    expect(() => chainsOf(chain)).toThrow(`Invalid setting GATEWAY_CHAINS.0: ${reason}`)
  })

  it("rejects a duplicate chain, and doesn't quote the key of a node", () => {
    expect(() => chainsOf({ id: solana }, { id: solana })).toThrow('two chains have the same id')
    for (const url of ['ftp://secret.example', 'https://secret@@', 'secret']) {
      const refused = (() => {
        try {
          return `${chainsOf({ id: solana, rpc: [url] })}`
        } catch (error) {
          return `${error}`
        }
      })()
      expect(refused).toContain('GATEWAY_CHAINS.0.rpc.0')
      expect(refused).not.toContain('secret')
    }
    expect(() => readConfig({ GATEWAY_CHAINS: '[{"rpc":"secret"' })).toThrow(
      /GATEWAY_CHAINS: not valid JSON$/,
    )
  })

  it("accepts several token keys, and doesn't quote an invalid one", () => {
    const [one, two] = ['a1'.repeat(32), 'B2'.repeat(32)]
    expect(readConfig({ GATEWAY_SIGN_IN_KEY: `${one}, ${two}` }).GATEWAY_SIGN_IN_KEY).toEqual([one, two])
    for (const key of ['secret', `${one},`, `${one}0`, one.slice(1)])
      expect(() => readConfig({ GATEWAY_SIGN_IN_KEY: key })).toThrow(
        /^Invalid setting GATEWAY_SIGN_IN_KEY: not 64 hexadecimal digits$/,
      )
  })

  it('rejects an empty name', () => {
    expect(() => readConfig({ GATEWAY_NAME: ' ' })).toThrow('Invalid setting GATEWAY_NAME')
  })
})
