import { type Abi, encodeFunctionData, parseAbi } from 'viem'
import { describe, expect, it } from 'vitest'
import type { DescriptorField } from './Descriptor'
import { formatCall } from './formatCall'
import type { Lookups } from './Lookups'
import { mergeIncludes } from './mergeIncludes'
import { parseSignature } from './parseSignature'

const chainId = 1
const to = '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48'
const other = '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045'
const sender = '0x0000000000000000000000000000000000000001'

/** Formats one call by one format. */
function format(
  signature: string,
  args: readonly unknown[],
  fields: readonly DescriptorField[],
  lookups: Lookups = {},
  metadata = {},
) {
  const abi: Abi = parseAbi([`function ${signature}`] as readonly string[])
  const data = encodeFunctionData({ abi, args })
  const descriptor = {
    context: { contract: { deployments: [{ chainId, address: to }] } },
    metadata,
    display: { formats: { [signature]: { intent: 'Do', fields } } },
  }
  return formatCall(descriptor, { chainId, to, data, from: sender }, lookups)?.fields.map(
    ({ value }) => value,
  )
}

describe('formatCall', () => {
  it('refuses a descriptor for another contract, another network or another function', () => {
    const descriptor = {
      context: { contract: { deployments: [{ chainId, address: to.toLowerCase() }] } },
      display: { formats: { 'claim()': { intent: 'Claim', fields: [] } } },
    }
    const call = { chainId, to, data: '0x4e71d92d' }
    expect(formatCall(descriptor, call)).toEqual({ intent: 'Claim', fields: [] })
    expect(formatCall(descriptor, { ...call, to: other })).toBeUndefined()
    expect(formatCall(descriptor, { ...call, chainId: 10 })).toBeUndefined()
    expect(formatCall(descriptor, { ...call, data: '0x12345678' })).toBeUndefined()
    expect(formatCall({ ...descriptor, context: {} }, call)).toBeUndefined()
  })

  it('refuses calldata that doesn’t fit the signature, or that breaks a rule of the descriptor', () => {
    const descriptor = {
      context: { contract: {} },
      display: {
        formats: {
          'set(uint256 mode)': { intent: 'Set', fields: [{ path: 'mode', visible: { mustMatch: [1] } }] },
        },
      },
    }
    const set = (word: string) => formatCall(descriptor, { chainId, to, data: `0x60fe47b1${word}` })
    expect(set('01')).toBeUndefined()
    expect(set('2'.padStart(64, '0'))).toBeUndefined()
    expect(set('1'.padStart(64, '0'))).toEqual({ intent: 'Set', fields: [] })
  })

  it.each<[string, DescriptorField, string]>([
    ['raw', { format: 'raw' }, '86400'],
    ['amount', { format: 'amount' }, '0.0000000000000864 ETH'],
    ['tokenAmount', { format: 'tokenAmount', params: { token: to } }, '0.0864 USDC'],
    ['tokenAmount of an unknown token', { format: 'tokenAmount', params: { token: other } }, '86400'],
    [
      'tokenAmount of coins',
      { format: 'tokenAmount', params: { token: other, nativeCurrencyAddress: [other] } },
      '0.0000000000000864 ETH',
    ],
    [
      'tokenAmount over its threshold',
      { format: 'tokenAmount', params: { tokenPath: '@.to', threshold: '0x10', message: 'All' } },
      'All USDC',
    ],
    ['tokenTicker', { path: '@.to', format: 'tokenTicker' }, 'USDC'],
    ['date', { format: 'date', params: { encoding: 'timestamp' } }, '1970-01-02 00:00:00Z'],
    ['date of a block', { format: 'date', params: { encoding: 'blockheight' } }, '1970-01-01 00:01:40Z'],
    ['duration', { format: 'duration' }, '24:00:00'],
    ['unit', { format: 'unit', params: { base: '%', decimals: 2 } }, '864%'],
    ['unit with a prefix', { format: 'unit', params: { base: 'm', prefix: true } }, '86.4km'],
    [
      'unit from a constant',
      { format: 'unit', params: { base: '$.metadata.constants.unit', decimals: 4 } },
      '8.64bps',
    ],
    ['enum', { format: 'enum', params: { $ref: '$.metadata.enums.mode' } }, 'A day'],
    ['enum without the value', { format: 'enum', params: { $ref: '$.metadata.enums.none' } }, '86400'],
    ['nftName', { format: 'nftName', params: { collection: to } }, 'Punks #86400'],
    [
      'addressName of the sender',
      { path: '@.from', format: 'addressName', params: { senderAddress: sender } },
      'Sender',
    ],
    ['addressName of somebody else', { path: '@.to', format: 'addressName' }, to],
    ['a constant', { value: '$.metadata.constants.unit' }, 'bps'],
    ['a value of the descriptor', { value: 'Fixed' }, 'Fixed'],
    [
      'a map',
      { format: 'tokenAmount', params: { token: { map: '$.metadata.maps.tokens', keyPath: 'value' } } },
      '0.0864 USDC',
    ],
    ['bytes of a number', { path: 'value.[-2:]' }, '0x5180'],
    ['an unknown format', { format: 'poem' }, '86400'],
  ])('writes %s', (_, field, expected) => {
    const lookups: Lookups = {
      coinOf: () => ({ symbol: 'ETH', decimals: 18 }),
      tokenOf: (_chain, address) => (address === to ? { symbol: 'USDC', decimals: 6 } : undefined),
      collectionOf: () => 'Punks',
      timeOf: () => 100,
    }
    const metadata = {
      constants: { unit: 'bps' },
      enums: { mode: { 86400: 'A day' } },
      maps: { tokens: { values: { 86400: to } } },
    }
    const where = 'value' in field ? field : { path: 'value', ...field }
    expect(format('set(uint256 value)', [86_400n], [{ label: 'It', ...where }], lookups, metadata)).toEqual([
      expected,
    ])
  })

  it('follows paths into structs and lists', () => {
    const signature = 'pay((address to, uint256[] amounts)[] orders, bytes tail)'
    const args = [
      [
        { to: other, amounts: [1n, 2n] },
        { to, amounts: [3n] },
      ],
      '0x0102030405',
    ]
    const at = (path: string) => format(signature, args, [{ path }])
    expect(at('orders.[].to')).toEqual([other, to])
    expect(at('#.orders.[0].amounts.[]')).toEqual(['1', '2'])
    expect(at('orders.[-1].amounts.[0]')).toEqual(['3'])
    expect(at('orders.[0:1].to')).toEqual([other])
    expect(at('tail.[1:3]')).toEqual(['0x0203'])
    expect(at('orders.[5].to')).toEqual([])
    expect(at('constructor')).toEqual([])
    const group = (iteration?: string) =>
      format(signature, args, [
        {
          path: 'orders.[]',
          ...(iteration ? { iteration } : {}),
          fields: [{ path: 'to' }, { path: 'amounts.[]' }],
        },
      ])
    expect(group()).toEqual([other, '1', '2', to, '3'])
    const arrays = [{ iteration: 'bundled', fields: [{ path: 'a.[]' }, { path: 'b.[]' }] }]
    expect(
      format(
        'both(uint256[] a, bool[] b)',
        [
          [1n, 2n],
          [true, false],
        ],
        arrays,
      ),
    ).toEqual(['1', 'true', '2', 'false'])
  })

  it('pairs amounts with their tokens', () => {
    const lookups: Lookups = {
      tokenOf: (_, address) => ({ symbol: address === to ? 'ONE' : 'TWO', decimals: 0 }),
    }
    const field = { path: 'amounts.[]', format: 'tokenAmount', params: { tokenPath: 'tokens.[]' } }
    expect(
      format(
        'pay(address[] tokens, uint256[] amounts)',
        [
          [to, other],
          [1n, 2n],
        ],
        [field],
        lookups,
      ),
    ).toEqual(['1 ONE', '2 TWO'])
  })

  it('shows nothing rather than a part of more than anyone reads', () => {
    const list = (count: number) => Array.from({ length: count }, (_, index) => BigInt(index))
    const show = (count: number) => format('set(uint256[] a)', [list(count)], [{ path: 'a.[]' }])
    expect(show(256)).toHaveLength(256)
    expect(show(257)).toBeUndefined()
  })

  it('hides what the descriptor hides', () => {
    const fields = [
      { path: 'a', visible: 'never' },
      { path: 'b', visible: { ifNotIn: ['2'] } },
      { path: 'b', visible: { ifNotIn: ['3'] } },
    ]
    expect(format('set(uint256 a, uint256 b)', [1n, 2n], fields)).toEqual(['2'])
  })

  it('describes calls inside calls, and ends where they contain themselves', () => {
    const run = 'run(address target, bytes call)'
    const descriptor = {
      context: { contract: {} },
      display: {
        formats: {
          [run]: {
            intent: 'Run',
            fields: [{ path: 'call', label: 'Call', format: 'calldata', params: { calleePath: 'target' } }],
          },
        },
      },
    }
    const abi: Abi = parseAbi([`function ${run}`])
    const wrap = (call: `0x${string}`) => encodeFunctionData({ abi, args: [to, call] })
    const once = formatCall(
      descriptor,
      { chainId, to, data: wrap(wrap('0x')) },
      { descriptorOf: () => descriptor },
    )
    expect(once?.fields).toEqual([
      { label: 'Call', value: { intent: 'Run', fields: [{ label: 'Call', value: '0x' }] } },
    ])
    const deep = Array.from({ length: 12 }).reduce<`0x${string}`>((data) => wrap(data), '0x')
    const shown = formatCall(descriptor, { chainId, to, data: deep }, { descriptorOf: () => descriptor })
    expect(JSON.stringify(shown).split('"Run"').length - 1).toBe(5)
  })

  it('says no sentence that would be cut, because its end may be what matters', () => {
    const descriptor = {
      context: { contract: {} },
      display: {
        formats: {
          'set(string text)': {
            intent: 'Set',
            interpolatedIntent: 'Say {text} and hand over everything',
            fields: [{ path: 'text', label: 'Text' }],
          },
        },
      },
    }
    const sentenceWith = (length: number) => {
      const args = ['x'.repeat(length)] as const
      const data = encodeFunctionData({ abi: parseAbi(['function set(string text)']), args })
      return formatCall(descriptor, { chainId, to, data })?.sentence
    }
    expect(sentenceWith(200)).toMatch(/hand over everything$/)
    expect(sentenceWith(500)).toBeUndefined()
  })

  it('names hidden characters in what a descriptor says', () => {
    const descriptor = {
      context: { contract: {} },
      metadata: { owner: 'Bank\u200b' },
      display: {
        formats: {
          'set(string text)': {
            intent: 'Set\u202e',
            interpolatedIntent: 'Say {text}',
            fields: [{ path: 'text', label: 'La\u2066bel' }],
          },
        },
      },
    }
    const data = encodeFunctionData({
      abi: parseAbi(['function set(string text)']),
      args: ['evil\u202elive'],
    })
    expect(formatCall(descriptor, { chainId, to, data })).toEqual({
      intent: 'Set⟨U+202E⟩',
      sentence: 'Say evil⟨U+202E⟩live',
      owner: 'Bank⟨U+200B⟩',
      fields: [{ label: 'La⟨U+2066⟩bel', value: 'evil⟨U+202E⟩live' }],
    })
  })
})

describe('parseSignature', () => {
  it.each([
    ['claim()', 'claim()'],
    ['f(uint a, int[] b)', 'f(uint256,int256[])'],
    ['f((address to, (bytes32 x)[2] y)[] list, bool)', 'f((address,(bytes32)[2])[],bool)'],
    ['f(tuple(string s) memory t, bytes calldata b)', 'f((string),bytes)'],
  ])('reads %s', (text, canonical) => {
    expect(parseSignature(text)?.canonical).toBe(canonical)
  })

  it.each([
    '',
    'f',
    'f(',
    'f(thing a)',
    'f(()[] a)',
    'f(uint256 a',
    'f(uint7 a)',
    'f(address a))b',
    `f(${'('.repeat(50)}bool${')'.repeat(50)})`,
  ])('refuses %j', (text) => {
    expect(parseSignature(text)).toBeUndefined()
  })
})

describe('mergeIncludes', () => {
  it('puts the included file under the descriptor, and ends at a circle', () => {
    const files: { readonly [path: string]: unknown } = {
      base: { metadata: { owner: 'Base', constants: { a: 1 } }, display: { formats: { 'a()': {} } } },
      circle: { includes: 'circle', metadata: { owner: 'Round' } },
    }
    const own = { includes: 'base', metadata: { owner: 'Own' }, display: { formats: { 'b()': {} } } }
    expect(mergeIncludes(own, (path) => files[path])).toEqual({
      metadata: { owner: 'Own', constants: { a: 1 } },
      display: { formats: { 'a()': {}, 'b()': {} } },
    })
    expect(mergeIncludes(files.circle, (path) => files[path]).metadata?.owner).toBe('Round')
  })
})
