import { AccountId } from '@polkadot-api/substrate-bindings'
import { hex } from '@scure/base'
import fc from 'fast-check'
import { beforeAll, describe, expect, it } from 'vitest'
import type { Explanation } from '../Explanation'
import { hangMs, measureTime } from '../testing/measureTime'
import { id, made, type Outcome, openAssetHub } from '../testing/openAssetHub'
import { explainPolkadot, type PolkadotRequest } from './explainPolkadot'
import { loadRuntime } from './loadRuntime'
import type { Runtime } from './Runtime'
import { readCall } from './readCall'

// The same accounts for this network, whose addresses begin with 1.
const account = '5GrwvaEF5zXb26Fz9rcQpDWS57CtERHpNehXCPcNoHGKutQY'
const own = '15oF4uVJwmo4TdGW7VfQxNLavjCXviqxT9S1MgbjMNHr6Sp5'
const addressOf = (byte: number) => AccountId(0).dec(new Uint8Array(32).fill(byte))
const [friend, thief] = [addressOf(2), addressOf(3)]
const everything = (1n << 128n) - 1n
const native = { kind: 'native' }
const dollar = { kind: 'fungible', address: 'Assets:1984' }

const hub = openAssetHub()
let runtime: Promise<Runtime>
beforeAll(() => {
  runtime = loadRuntime(hub.nodeWith())
})

type Ports = Parameters<typeof hub.nodeWith>[1]
function explain(
  call: unknown,
  outcome?: Outcome,
  more: Ports & { readonly request?: Partial<PolkadotRequest> } = {},
): Promise<Explanation> {
  const ask = hub.nodeWith(outcome, more)
  // The runtime keeps the node that it was loaded from.
  const own = outcome || more.storage || more.fee !== undefined ? undefined : runtime
  return explainPolkadot({ method: hub.encode(call), ...more.request }, { account, ask, runtime: own })
}
const codesOf = ({ warnings }: Explanation) => warnings.map(({ code }) => code)

const pay = (to: string, value: bigint) => made('Balances', 'transfer_keep_alive', { dest: id(to), value })
const remark = (text: string) => made('System', 'remark', { remark: new TextEncoder().encode(text) })
const addProxy = made('Proxy', 'add_proxy', {
  delegate: id(thief),
  proxy_type: { type: 'Any', value: undefined },
  delay: 0,
})
const bond = made('Staking', 'bond', { value: 5n, payee: { type: 'Staked', value: undefined } })
const batch = (name: string, ...calls: readonly unknown[]) => made('Utility', name, { calls })
const sent = (amount: bigint, to = friend, token: unknown = native) => ({ kind: 'send', token, amount, to })

describe('explainPolkadot by the description of the chain', () => {
  it.each<[string, unknown, readonly unknown[]]>([
    ['coins sent', pay(friend, 5n), [sent(5n)]],
    ['nothing in coins sent to oneself', pay(own, 5n), []],
    [
      'coins burned',
      made('Balances', 'burn', { value: 5n, keep_alive: true }),
      [{ kind: 'send', token: native, amount: 5n }],
    ],
    [
      'assets sent',
      made('Assets', 'transfer', { id: 1984, target: id(friend), amount: 5n }),
      [sent(5n, friend, dollar)],
    ],
    [
      'an item sent',
      made('Nfts', 'transfer', { collection: 7, item: 9, dest: id(friend) }),
      [sent(1n, friend, { kind: 'item', address: 'Nfts:7', id: 9n })],
    ],
    [
      'an allowance',
      made('Assets', 'approve_transfer', { id: 1984, delegate: id(thief), amount: 5n }),
      [{ kind: 'allow', token: dollar, spender: thief, amount: 5n }],
    ],
    [
      'an allowance taken back',
      made('Assets', 'cancel_approval', { id: 1984, delegate: id(thief) }),
      [{ kind: 'revoke', token: dollar, spender: thief }],
    ],
    ['a note', remark('hello'), [{ kind: 'note', data: '68656c6c6f', text: 'hello' }]],
    [
      'a batch',
      batch('batch_all', pay(friend, 5n), batch('batch', pay(thief, 6n))),
      [sent(5n), sent(6n, thief)],
    ],
    ['the name of a call that it doesn’t know', bond, [{ kind: 'unknown', selector: 'Staking.bond' }]],
    [
      'a call for another account, and what is in it',
      made('Proxy', 'proxy', { real: id(thief), force_proxy_type: undefined, call: pay(friend, 5n) }),
      [{ kind: 'unknown', to: thief, selector: 'Proxy.proxy' }, sent(5n)],
    ],
    [
      'nothing of a batch that is too deep',
      Array.from({ length: 9 }).reduce<unknown>((inner) => batch('batch', inner), pay(friend, 5n)),
      [{ kind: 'unknown', selector: 'Utility.batch' }],
    ],
  ])('reads %s', async (_, call, expected) => {
    const explanation = await explain(call)
    expect(explanation.lines).toEqual(expected)
    const isKnown = explanation.lines.every(({ kind }) => kind !== 'unknown')
    expect(explanation).toMatchObject({ will: 'unknown', seen: { decoded: isKnown } })
    expect(codesOf(explanation)).toEqual(isKnown ? [] : ['blind'])
  })

  it('warns of accounts that may act for the visitor, of owners, of code and of endless allowances', async () => {
    const allow = (amount: bigint) =>
      made('Assets', 'approve_transfer', { id: 1984, delegate: id(thief), amount })
    expect(await explain(batch('batch', pay(friend, 5n), addProxy))).toMatchObject({
      lines: [{ kind: 'send' }, { kind: 'change', what: 'delegation', at: account, to: thief }],
      warnings: [{ code: 'delegate-account', address: thief }],
    })
    expect(
      (await explain(made('Assets', 'transfer_ownership', { id: 1984, owner: id(thief) }))).warnings,
    ).toEqual([{ code: 'owner-change', address: 'Assets:1984' }])
    // Friends who may recover an account may take it. This chain has no such call, others do.
    expect(readCall(made('Recovery', 'create_recovery', { friends: [thief] }), account)).toEqual([
      { kind: 'change', what: 'delegation', at: account },
    ])
    expect((await explain(made('System', 'set_code', { code: Uint8Array.of(1) }))).warnings).toEqual([
      { code: 'code-change', address: 'System' },
    ])
    expect((await explain(allow(everything))).warnings).toEqual([
      { code: 'unlimited-allowance', address: thief },
    ])
  })

  it('reads what an asset says of itself, and how much there is', async () => {
    const store = (entry: string, value: object) => {
      const { keys, value: codec } = hub.builder.buildStorage('Assets', entry)
      return [
        entry === 'Account' ? keys.enc(1984, account) : keys.enc(1984),
        `0x${hex.encode(codec.enc(value))}`,
      ]
    }
    const stored = new Map(
      [
        store('Metadata', {
          deposit: 0n,
          name: new Uint8Array(),
          symbol: new TextEncoder().encode('US\u202eDT'),
          decimals: 6,
          is_frozen: false,
        }),
        store('Asset', {
          ...{
            owner: own,
            issuer: own,
            admin: own,
            freezer: own,
            supply: 900n,
            deposit: 0n,
            min_balance: 1n,
          },
          ...{ is_sufficient: true, accounts: 1, sufficients: 1, approvals: 0 },
          status: { type: 'Live', value: undefined },
        }),
        store('Account', {
          balance: 70n,
          status: { type: 'Liquid', value: undefined },
          reason: { type: 'Consumer', value: undefined },
          extra: undefined,
        }),
      ].map(([key, value]) => [`${key}`, value] as const),
    )
    const more = { storage: (key: string) => stored.get(key) ?? null }
    const token = { ...dollar, symbol: 'US⟨U+202E⟩DT', decimals: 6 }
    const transfer = made('Assets', 'transfer', { id: 1984, target: id(friend), amount: 5n })
    expect((await explain(transfer, undefined, more)).lines).toEqual([sent(5n, friend, token)])
    const allow = made('Assets', 'approve_transfer', { id: 1984, delegate: id(thief), amount: 900n })
    expect((await explain(allow, undefined, more)).warnings).toEqual([
      { code: 'unlimited-allowance', address: thief },
    ])
    const all = made('Assets', 'transfer_all', { id: 1984, dest: id(friend), keep_alive: false })
    expect((await explain(all, undefined, more)).lines).toEqual([
      { ...sent(70n, friend, token), atMost: true },
    ])
    // Nobody knows how much that is.
    expect((await explain(all)).lines).toEqual([{ kind: 'unknown', to: friend, selector: 'transfer_all' }])
  })

  it('warns of a signature that never expires, of a high tip and of another network', async () => {
    const payload = (request: Partial<PolkadotRequest>) =>
      explain(pay(friend, 5n), undefined, { request, fee: 1_000n })
    expect(codesOf(await payload({ era: '0x00' }))).toEqual(['no-expiry'])
    expect(codesOf(await payload({ era: '0xe500' }))).toEqual([])
    expect(await payload({ tip: '0x000000000000000000000000000007d0' })).toMatchObject({
      fee: { max: 3_000n, likely: 3_000n },
      warnings: [],
    })
    expect(codesOf(await payload({ tip: 10_000n }))).toEqual([])
    expect(codesOf(await payload({ tip: 10_001n }))).toEqual(['high-fee'])
    expect(codesOf(await payload({ genesisHash: `0x${'68'.repeat(32)}` }))).toEqual([])
    const elsewhere = await payload({ genesisHash: `0x${'69'.repeat(32)}` })
    expect(codesOf(elsewhere)).toEqual(['other-network', 'blind'])
    expect(elsewhere.lines).toEqual([{ kind: 'unknown', selector: '' }])
  })

  it('is blind without a node, and to what isn’t a whole call', async () => {
    const method = hub.encode(pay(friend, 5n))
    const ask = hub.nodeWith()
    const dead = () => Promise.reject(new TypeError('fetch failed'))
    const all = [
      explainPolkadot({ method }, { account }),
      explainPolkadot({ method }, { account, ask: dead }),
      ...[`${method}00`, method.slice(0, -2), '0x', '0xzz', 'no', '0xffff'].map((one) =>
        explainPolkadot({ method: one }, { account, ask, runtime }),
      ),
    ]
    for (const explanation of await Promise.all(all)) expect(codesOf(explanation)).toEqual(['blind'])
  })
})

describe('explainPolkadot by a dry run', () => {
  const transferred = (amount: bigint, to = friend, from = own) =>
    made('Balances', 'Transfer', { from, to, amount })

  it('asks as the account, and says what happened', async () => {
    const ask = hub.nodeWith({ events: [transferred(5n)] })
    const method = hub.encode(pay(friend, 5n))
    const explanation = await explainPolkadot({ method }, { account, ask, now: () => 7 })
    expect(explanation).toEqual({
      intent: { code: 'send', values: {} },
      lines: [sent(5n)],
      warnings: [],
      will: 'succeed',
      seen: { decoded: true, simulated: { block: 100, at: 7 } },
      fee: { max: 1_000n, likely: 1_000n },
    })
    expect(ask.runs).toEqual([[made('system', 'Signed', own), pay(friend, 5n), 4]])
  })

  it('shows what came of a call that can’t be read, in sum', async () => {
    const swap = made('AssetConversion', 'swap_exact_tokens_for_tokens', {
      path: [],
      amount_in: 9n,
      amount_out_min: 1n,
      send_to: own,
      keep_alive: true,
    })
    const events = [
      transferred(9n, thief),
      made('Balances', 'Withdraw', { who: own, amount: 3n }),
      made('Balances', 'Deposit', { who: own, amount: 2n }),
      made('Assets', 'Transferred', { asset_id: 1984, from: thief, to: own, amount: 40n }),
      made('Balances', 'Transfer', { from: thief, to: friend, amount: 99n }),
    ]
    const explanation = await explain(swap, { events })
    expect(explanation).toMatchObject({
      intent: { code: 'swap' },
      lines: [
        { kind: 'send', token: native, amount: 10n, to: undefined },
        { kind: 'receive', token: dollar, amount: 40n, confirmed: true },
        { kind: 'unknown', selector: 'AssetConversion.swap_exact_tokens_for_tokens' },
      ],
      will: 'succeed',
      warnings: [],
    })
  })

  it('keeps what outlives it: permissions that a call asks for or that appear in the run', async () => {
    const proxyAdded = made('Proxy', 'ProxyAdded', {
      delegator: own,
      delegatee: thief,
      proxy_type: { type: 'Any', value: undefined },
      delay: 0,
    })
    const line = { kind: 'change', what: 'delegation', at: account, to: thief }
    for (const [call, events] of [
      [addProxy, []],
      [addProxy, [proxyAdded]],
      [remark('hello'), [proxyAdded]],
    ] as const) {
      const explanation = await explain(call, { events })
      expect(explanation.lines.filter(({ kind }) => kind === 'change')).toEqual([line])
      expect(codesOf(explanation)).toEqual(['delegate-account'])
    }
    const approved = made('Assets', 'ApprovedTransfer', {
      asset_id: 1984,
      source: own,
      delegate: thief,
      amount: everything,
    })
    expect(codesOf(await explain(remark('hello'), { events: [approved] }))).toEqual(['unlimited-allowance'])
  })

  it('says that a call fails, and why', async () => {
    const error = { type: 'Token', value: { type: 'FundsUnavailable', value: undefined } }
    expect(await explain(pay(friend, 5n), { error })).toMatchObject({
      will: 'revert',
      reason: 'Token.FundsUnavailable',
      lines: [sent(5n)],
      warnings: [{ code: 'reverts' }],
    })
    // Pallet 10, error 2.
    const raw = '0x00010000030a02000000000000'
    expect(await explain(pay(friend, 5n), { raw })).toMatchObject({
      will: 'revert',
      reason: 'Balances.InsufficientBalance',
    })
  })

  it('says that a part of a batch fails, and shows the rest', async () => {
    const error = { type: 'BadOrigin', value: undefined }
    const calls = batch('batch', pay(friend, 5n), pay(thief, 6n))
    for (const event of [
      made('Utility', 'BatchInterrupted', { index: 1, error }),
      made('Utility', 'ItemFailed', { error }),
      made('Proxy', 'ProxyExecuted', { result: { success: false, value: error } }),
    ])
      expect(await explain(calls, { events: [transferred(5n), event] })).toMatchObject({
        will: 'revert',
        reason: 'BadOrigin',
        lines: [sent(5n)],
        warnings: [{ code: 'reverts' }],
      })
  })
})

it('explains 500 hostile calls and nodes without a throw or a hang', async () => {
  const known = await runtime
  const whole = hub.bytesOf(batch('batch', pay(friend, 5n), remark('hello'), addProxy, bond))
  const [pallet = 0, name = 0] = whole
  const deep = (levels: number) =>
    Uint8Array.from(Array.from({ length: levels }, () => [pallet, name, 4]).flat())
  const changed = fc
    .array(fc.tuple(fc.nat(whole.length - 1), fc.nat(255)), { maxLength: 4 })
    .map((changes) => changes.reduce((bytes, [at, byte]) => bytes.with(at, byte), whole))
  const calls = fc.sample(fc.oneof(changed, fc.uint8Array({ maxLength: 200 })), { numRuns: 500, seed: 7730 })
  const large = [
    deep(199),
    deep(6_000),
    new Uint8Array(20_000),
    new Uint8Array(20_000).fill(pallet),
    deep(90_000),
  ]
  const answers = fc.sample(fc.anything(), { numRuns: calls.length + large.length, seed: 7730 })
  for (const [index, call] of [...calls, ...large].entries()) {
    const ask = async () => answers[index]
    // What the node describes can be trusted as far as the node, but not its answers about this call.
    const hostile = { ...known, ask, read: ask }
    const method = `0x${hex.encode(call)}`
    const run = () => explainPolkadot({ method }, { account, ask, runtime: Promise.resolve(hostile) })
    let { ms } = await measureTime(run)
    for (let again = 0; again < 3 && ms > hangMs; again += 1) ms = (await measureTime(run)).ms
    expect(ms, method.slice(0, 500)).toBeLessThan(hangMs)
  }
})
