import { base58 } from '@scure/base'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  buildSolana,
  by,
  bytesOf,
  from,
  into,
  systemProgram,
  tokenProgram,
  transfer,
} from '../testing/buildSolana'
import { hangMs, measureTime } from '../testing/measureTime'
import { explainSolana } from './explainSolana'

const key = (byte: number) => base58.encode(new Uint8Array(32).fill(byte))
const [account, friend, thief, mint, held, other] = [key(1), key(2), key(3), key(4), key(5), key(6)]
const native = { kind: 'native' }
const token = { kind: 'fungible', address: mint }
const stakeProgram = `Stake${'1'.repeat(38)}`

/** What an instruction with these accounts and data means. */
type Reading = [
  what: string,
  program: string,
  accounts: readonly ReturnType<typeof from>[],
  data: readonly number[],
  lines: readonly unknown[],
]

describe('explainSolana without a node', () => {
  it.each<Reading>([
    [
      'coins that come',
      systemProgram,
      [by(friend), into(account)],
      [...bytesOf(2n, 4), ...bytesOf(5n, 8)],
      [{ kind: 'receive', token: native, amount: 5n, confirmed: false }],
    ],
    [
      'a new account as coins sent',
      systemProgram,
      [by(account), by(other)],
      [...bytesOf(0n, 4), ...bytesOf(5n, 8), ...bytesOf(165n, 8), ...base58.decode(tokenProgram)],
      [{ kind: 'send', token: native, amount: 5n, to: other }],
    ],
    [
      'tokens sent with a fee',
      tokenProgram,
      [into(held), from(mint), into(other), by(account)],
      [26, 1, ...bytesOf(5n, 8), 6, ...bytesOf(1n, 8)],
      [{ kind: 'send', token, amount: 5n, to: other }],
    ],
    [
      'an allowance',
      tokenProgram,
      [into(held), from(mint), from(thief), by(account)],
      [13, ...bytesOf(5n, 8), 6],
      [{ kind: 'allow', token, spender: thief, amount: 5n }],
    ],
    [
      'another right over a token account',
      tokenProgram,
      [into(held), by(account)],
      [6, 3, 1, ...base58.decode(thief)],
      [{ kind: 'change', what: 'admin', at: held, to: thief }],
    ],
    [
      'tokens destroyed',
      tokenProgram,
      [into(held), into(mint), by(account)],
      [8, ...bytesOf(5n, 8)],
      [{ kind: 'send', token, amount: 5n }],
    ],
    [
      'coins of a stake account that somebody else gets',
      stakeProgram,
      [into(held), into(thief), from(other), from(other), by(account)],
      [...bytesOf(4n, 4), ...bytesOf(5n, 8)],
      [{ kind: 'change', what: 'closed', at: held, to: thief }],
    ],
    ...[1n, 8n].map(
      (number): Reading => [
        `another owner of a stake account (${number})`,
        stakeProgram,
        [into(held), from(other), by(account)],
        [...bytesOf(number, 4), ...base58.decode(thief), ...bytesOf(1n, 4)],
        [{ kind: 'change', what: 'owner', at: held, to: thief }],
      ],
    ),
    ...[10n, 11n].map(
      (number): Reading => [
        `another owner of a stake account who signs too (${number})`,
        stakeProgram,
        [into(held), from(other), by(account), by(thief)],
        [...bytesOf(number, 4), ...bytesOf(1n, 4)],
        [{ kind: 'change', what: 'owner', at: held, to: thief }],
      ],
    ),
    [
      'another owner of a nonce account',
      systemProgram,
      [into(held), by(account)],
      [...bytesOf(7n, 4), ...base58.decode(thief)],
      [{ kind: 'change', what: 'owner', at: held, to: thief }],
    ],
    [
      'coins of a nonce account that somebody else gets',
      systemProgram,
      [into(held), into(thief), from(other), from(other), by(account)],
      [...bytesOf(5n, 4), ...bytesOf(5n, 8)],
      [{ kind: 'change', what: 'closed', at: held, to: thief }],
    ],
    [
      'nothing of an old transfer, which doesn’t name its token',
      tokenProgram,
      [into(held), into(other), by(account)],
      [3, ...bytesOf(5n, 8)],
      [{ kind: 'unknown', to: tokenProgram, selector: '0305000000000000' }],
    ],
    [
      'nothing of a program that it doesn’t know',
      other,
      [by(account)],
      [1, 2, 3],
      [{ kind: 'unknown', to: other, selector: '010203' }],
    ],
  ])('reads %s', async (_, program, accounts, data, expected) => {
    const wire = buildSolana(account, [{ program, accounts, data }])
    const { lines, warnings, seen } = await explainSolana([wire], { account })
    expect(lines).toEqual(expected)
    const isKnown = lines.every(({ kind }) => kind !== 'unknown')
    expect(seen.decoded).toBe(isKnown)
    expect(warnings.some(({ code }) => code === 'blind')).toBe(!isKnown)
    const isMoved = lines.some(({ kind }) => kind === 'change')
    expect(warnings.some(({ code }) => code === 'owner-change')).toBe(isMoved)
  })

  it('warns of a signature that never expires', async () => {
    const advance = {
      program: systemProgram,
      accounts: [into(other), from(thief), by(account)],
      data: bytesOf(4n, 4),
    }
    const wire = buildSolana(account, [advance, transfer(account, friend, 5n)])
    expect((await explainSolana([wire], { account })).warnings).toEqual([
      { code: 'no-expiry', address: other },
    ])
  })

  it('counts what the network takes: signatures, and units times their price', async () => {
    const budget = 'ComputeBudget111111111111111111111111111111'
    const steps = [
      { program: budget, accounts: [], data: [2, ...bytesOf(100_000n, 4)] },
      { program: budget, accounts: [], data: [3, ...bytesOf(1_001n, 8)] },
      transfer(account, friend, 5n),
    ]
    const feeFor = async (payer: string) =>
      (await explainSolana([buildSolana(payer, steps)], { account })).fee
    expect(await feeFor(account)).toEqual({ max: 5_101n, likely: 5_101n })
    expect(await feeFor(friend)).toBeUndefined()
  })

  it('explains several transactions as one', async () => {
    const wires = [5n, 6n].map((amount) => buildSolana(account, [transfer(account, friend, amount)]))
    expect(await explainSolana(wires, { account })).toMatchObject({
      intent: { code: 'batch', values: { count: '2' } },
      lines: [{ amount: 5n }, { amount: 6n }],
      fee: { likely: 10_000n },
      will: 'unknown',
      warnings: [],
    })
  })

  it('reads what a transaction says when the node can’t be reached', async () => {
    const dead = async () => {
      throw new TypeError('fetch failed')
    }
    const wire = buildSolana(account, [transfer(account, friend, 7n)])
    const { lines, will, warnings } = await explainSolana([wire], { account, ask: dead })
    expect(lines).toEqual([{ kind: 'send', token: native, amount: 7n, to: friend }])
    expect({ will, warnings }).toEqual({ will: 'unknown', warnings: [] })
  })

  it('is blind to what isn’t a whole transaction', async () => {
    const wire = buildSolana(account, [transfer(account, friend, 5n)])
    const longer = Uint8Array.from([...wire, 0])
    for (const bytes of [new Uint8Array(), wire.slice(0, -1), longer, wire.slice(1)])
      expect((await explainSolana([bytes], { account })).warnings, `${bytes.length}`).toEqual([
        { code: 'blind' },
      ])
  })

  it('explains 500 hostile transactions and nodes without a throw or a hang', async () => {
    const whole = buildSolana(account, [transfer(account, friend, 5n)], {
      table: { key: other, keys: [friend] },
    })
    const changed = fc
      .array(fc.tuple(fc.nat(whole.length - 1), fc.nat(255)), { maxLength: 6 })
      .map((changes) => changes.reduce((wire, [at, byte]) => wire.with(at, byte), whole))
    const answer = fc.oneof(
      fc.json().map((text) => JSON.parse(text)),
      fc.record({ context: fc.record({ slot: fc.nat() }), value: fc.anything() }),
    )
    const wires = fc.oneof(changed, fc.uint8Array({ maxLength: 1_300 }))
    for (const [wire, said] of fc.sample(fc.tuple(wires, answer), { numRuns: 500, seed: 7730 })) {
      const run = () => explainSolana([wire], { account, ask: async () => said })
      let { ms } = await measureTime(run)
      for (let again = 0; again < 3 && ms > hangMs; again += 1) ms = (await measureTime(run)).ms
      expect(ms, `${wire}`).toBeLessThan(hangMs)
    }
  })
})
