import { describe, expect, it } from 'vitest'
import type { Explanation, Label, Line } from '../Explanation'
import { ar } from './ar'
import { de } from './de'
import { en } from './en'
import type { Saying } from './Saying'
import { sayExplanation } from './sayExplanation'

const spender = '0x1111111111111111111111111111111111111111'
const dollar = {
  kind: 'fungible',
  address: '0x2222222222222222222222222222222222222222',
  symbol: 'USD',
  decimals: 6,
} as const
const stranger = { kind: 'fungible', address: '0x3333333333333333333333333333333333333333' } as const
const native = { kind: 'native' } as const
const saying: Saying = { texts: en, locale: 'en', coin: { symbol: 'ETH', decimals: 18 }, network: 'Ethereum' }

function explanation(lines: readonly Line[], more: Partial<Explanation> = {}): Explanation {
  return {
    intent: { code: 'send', values: {} },
    lines,
    warnings: [],
    will: 'succeed',
    seen: { decoded: true, simulated: { block: 21_000_000, at: 0 } },
    ...more,
  }
}
const sayLines = (lines: readonly Line[], more: Partial<Saying> = {}) =>
  sayExplanation(explanation(lines), { ...saying, ...more }).lines

describe('sayExplanation', () => {
  it('shows every digit of an amount', () => {
    const amount = 123_456_789_012_345_678_901_234_567n
    const [line] = sayLines([{ kind: 'send', token: native, amount, to: spender }])
    expect(line?.what).toBe('123,456,789.012345678901234567 ETH')
    const inGerman = sayLines([{ kind: 'send', token: native, amount, to: spender }], {
      texts: de,
      locale: 'de',
    })
    expect(inGerman[0]?.what).toBe('123.456.789,012345678901234567 ETH')
  })

  it('shows the digits of the language after the point too', () => {
    const [line] = sayLines([{ kind: 'send', token: native, amount: 1_050_000_000_000_000_000n }], {
      texts: ar,
      locale: 'ar-EG',
    })
    expect(line?.what).toBe('١٫٠٥ ETH')
  })

  it('says that a token is unknown, and shows its contract', () => {
    const [line] = sayLines([{ kind: 'send', token: stranger, amount: 1_000n, to: spender }])
    expect(line?.what).toBe('1,000 units of an unknown token')
    expect(line?.parties.map(({ role, address }) => [role, address])).toEqual([
      ['To', spender],
      ['Token contract', stranger.address],
    ])
    const [allowed] = sayLines([{ kind: 'allow', token: stranger, spender, amount: 'unlimited' }])
    expect(allowed?.what).toBe('Unlimited amount of an unknown token')
  })

  it('shows addresses in groups of four, and by their names', () => {
    const nameOf = (address: string) => (address === spender ? 'Alice\u202e' : undefined)
    const [line] = sayLines([{ kind: 'send', token: native, amount: 1n, to: spender }], { nameOf })
    const [party] = line?.parties ?? []
    expect(party?.groups).toEqual(['0x', ...Array<string>(10).fill('1111')])
    expect(party).toMatchObject({ name: 'Alice⟨U+202E⟩', short: '0x11…111111', isOpen: true })
    const [spending] = sayLines([{ kind: 'revoke', token: dollar, spender }])
    expect(spending?.parties[0]?.isOpen).toBeUndefined()
  })

  it('[SND-5] names own accounts and the address book before what anyone else calls an address', () => {
    const line = { kind: 'send', token: native, amount: 1n, to: spender } as const
    const nameOf = () => 'operator.eth'
    const named = (label: Omit<Label, 'address'>, more: Partial<Saying> = {}) =>
      sayExplanation(explanation([line], { labels: [{ address: spender, ...label }] }), {
        ...saying,
        ...more,
      }).lines[0]?.parties[0]?.name
    expect(named({ source: 'own', name: 'Fox' }, { nameOf })).toBe('Your account (Fox)')
    expect(named({ source: 'own' })).toBe('Your account')
    expect(named({ source: 'book', name: 'Bob\u202e' }, { nameOf })).toBe('Bob⟨U+202E⟩')
    expect(named({ source: 'recent', name: 'old.eth' }, { nameOf })).toBe('operator.eth')
    expect(named({ source: 'recent', name: 'old.eth' })).toBe('old.eth (you sent here before)')
    expect(named({ source: 'recent' })).toBe('You sent here before')
    // The name keeps its own direction, and what it hides is shown once.
    expect(named({ source: 'own', name: 'Fox\u2067' }, { texts: ar, locale: 'ar' })).toBe(
      'حسابك (\u2068Fox⟨U+2067⟩\u2069)',
    )
  })

  it.each<[string, Line, string, string]>([
    ['send', { kind: 'send', token: dollar, amount: 1n, atMost: true }, 'You send up to', '0.000001 USD'],
    [
      'receive',
      { kind: 'receive', token: dollar, amount: 5_000_000n, confirmed: true },
      'You receive',
      '5 USD',
    ],
    [
      'receive',
      { kind: 'receive', token: dollar, amount: 1n, confirmed: false },
      'You may receive',
      '0.000001 USD',
    ],
    [
      'receive-at-least',
      { kind: 'receive-at-least', token: native, amount: 1n, source: 'calldata' },
      'You receive at least',
      '0.000000000000000001 ETH',
    ],
    ['allow', { kind: 'allow', token: dollar, spender, amount: 2_500_000n }, 'You allow', '2.5 USD'],
    [
      'allow-all',
      { kind: 'allow-all', token: { kind: 'collection', address: spender, symbol: 'APES' }, spender },
      'You allow',
      'All of APES',
    ],
    ['revoke', { kind: 'revoke', token: dollar, spender }, 'You no longer allow', 'USD'],
    ['note', { kind: 'note', data: 'ff' }, 'Public note', 'ff'],
    ['message', { kind: 'message', text: 'Hello' }, 'You sign', 'Hello'],
    ['change', { kind: 'change', what: 'owner', at: spender }, 'Owner changes', ''],
    ['unknown', { kind: 'unknown', to: spender, selector: '0x12345678' }, 'Unknown action', ''],
    [
      'send',
      { kind: 'send', token: { kind: 'item', address: spender, id: 7n, symbol: 'APE' }, amount: 2n },
      'You send',
      '2 × APE #7',
    ],
  ])('says a line of kind %s', (kind, line, word, what) => {
    expect(sayLines([line])[0]).toMatchObject({ kind, word, what })
  })

  it('says until when, and that it has no end even if a number says so', () => {
    const notesOf = (until?: number) =>
      sayLines([{ kind: 'allow', token: dollar, spender, amount: 1n, until }])[0]?.notes
    expect(notesOf()).toEqual(['With no end date'])
    expect(notesOf(281_474_976_710_655)).toEqual(['With no end date'])
    expect(notesOf(Number.NaN)).toEqual(['With no end date'])
    expect(notesOf(1_800_000_000)?.[0]).toMatch(/^Until Jan 15, 2027/)
  })

  it('sums up in a headline', () => {
    const head = (code: Explanation['intent']['code'], lines: readonly Line[], values = {}) =>
      sayExplanation(explanation(lines, { intent: { code, values } }), saying).headline
    const sent: Line = { kind: 'send', token: dollar, amount: 100_000_000n }
    const got: Line = { kind: 'receive', token: native, amount: 10n ** 18n, confirmed: true }
    expect(head('swap', [sent, got])).toBe('Swap 100 USD for 1 ETH')
    expect(head('swap', [sent, sent, got])).toBe('Swap')
    expect(head('send', [sent])).toBe('Send 100 USD')
    // The line below has all of a number that would fill the screen.
    const everything: Line = { ...sent, amount: 2n ** 256n - 1n }
    expect(head('send', [everything])).toBe('Send')
    expect(head('swap', [everything, got])).toBe('Swap')
    expect(head('wrap', [everything])).toBe('Wrap')
    expect(head('receive', [{ ...got, amount: 2n ** 255n }])).toBe('Receive')
    expect(head('allow', [{ kind: 'allow', token: dollar, spender, amount: 'unlimited' }])).toBe(
      'Allow spending USD',
    )
    expect(head('batch', [], { count: '3' })).toBe('Several actions at once: 3')
  })

  it('puts the worst line first, before any number of harmless ones', () => {
    const revoke: Line = { kind: 'revoke', token: dollar, spender }
    const lines: readonly Line[] = [
      ...Array<Line>(50).fill(revoke),
      { kind: 'receive', token: native, amount: 1n, confirmed: true },
      { kind: 'allow', token: dollar, spender, amount: 5n },
      { kind: 'send', token: native, amount: 1n },
      { kind: 'send', token: native, amount: 2n },
    ]
    const said = sayLines(lines)
    expect(said.slice(0, 5).map(({ kind }) => kind)).toEqual(['allow', 'send', 'send', 'receive', 'revoke'])
    expect(said[1]?.what).toBe('0.000000000000000001 ETH')
    expect(said).toHaveLength(lines.length)
  })

  it('puts the worst warning first, each once', () => {
    const { warnings } = sayExplanation(
      explanation([], {
        warnings: [
          { code: 'receiver-new' },
          { code: 'unlimited-allowance', address: spender },
          { code: 'unlimited-allowance', address: spender },
          { code: 'listed-address', address: spender },
        ],
      }),
      saying,
    )
    expect(warnings.map(({ code, isGrave }) => [code, isGrave])).toEqual([
      ['listed-address', true],
      ['unlimited-allowance', true],
      ['receiver-new', false],
    ])
  })

  it('says whether it goes through, and nothing of the kind for a signature', () => {
    const outcome = (more: Partial<Explanation>) =>
      sayExplanation(explanation([], more), saying).outcome?.text
    expect(outcome({ will: 'succeed' })).toBe('Expected to go through')
    expect(outcome({ will: 'revert', reason: 'Paused' })).toBe('Expected to fail: Paused')
    expect(outcome({ will: 'unknown' })).toBe('Can’t tell if it will go through')
    expect(outcome({ will: 'unknown', intent: { code: 'sign', values: {} } })).toBeUndefined()
  })

  it('shows three digits of the fee, its highest never rounded down, and its rate where there is one', () => {
    const fee = (given: Explanation['fee'], coin = saying.coin) =>
      sayExplanation(explanation([], { fee: given }), { ...saying, coin }).facts.at(-1)?.value
    expect(fee({ likely: 21_000n, max: 42_000n })).toBe(
      'About 0.000000000000021 ETH, at most 0.000000000000042 ETH',
    )
    expect(fee({ likely: 60_142_121_496_125n, max: 92_013_658_784_586n })).toBe(
      'About 0.0000601 ETH, at most 0.0000921 ETH',
    )
    expect(fee({ likely: 5n, max: 5n })).toBe('0.000000000000000005 ETH')
    // Every satoshi fits.
    expect(fee({ likely: 123_456n, max: 123_456n, rate: 7.1 }, { symbol: 'BTC', decimals: 8 })).toBe(
      '0.00123456 BTC (7.1 sat/vB)',
    )
    expect(fee({ likely: 1_000n, max: 1_000n, rate: 7.1 }, { symbol: 'BTC', decimals: 8 })).toBe(
      '0.00001 BTC (7.1 sat/vB)',
    )
  })

  it('says what it rests on', () => {
    const basis = (seen: Explanation['seen'], lines: readonly Line[] = []) =>
      sayExplanation(explanation(lines, { seen }), saying).basis
    expect(basis({ decoded: true, simulated: { block: 21_000_000, at: 0 } })).toEqual([
      'Simulated at block 21,000,000',
      'Read from the request',
    ])
    expect(basis({ decoded: false, descriptor: { owner: 'Dollar Inc.' } })).toEqual([
      'Not simulated',
      'Read from the contract’s description by Dollar Inc.',
      'Only partly read',
    ])
    expect(basis({ decoded: true }, [{ kind: 'message', text: 'Hi' }])).toEqual(['Read from the request'])
  })

  it('keeps values in their own direction in Arabic', () => {
    const { headline } = sayExplanation(explanation([{ kind: 'send', token: dollar, amount: 1_000_000n }]), {
      ...saying,
      texts: ar,
      locale: 'ar',
    })
    expect(headline).toMatch(/^إرسال \u2068.+ USD\u2069$/)
  })

  it('lists what a descriptor says, with the calls inside', () => {
    const { described } = sayExplanation(
      explanation([], {
        described: [
          {
            intent: 'Execute',
            fields: [{ label: 'Call', value: { intent: 'Send', fields: [{ label: 'To', value: 'Alice' }] } }],
          },
        ],
      }),
      saying,
    )
    expect(described).toEqual([
      {
        title: 'Execute',
        fields: [
          { label: 'Call', value: 'Send', depth: 0 },
          { label: 'To', value: 'Alice', depth: 1 },
        ],
      },
    ])
  })
})
