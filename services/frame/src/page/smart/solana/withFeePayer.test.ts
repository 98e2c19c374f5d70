import { parseTransaction } from '@latchkey/explain/solana'
import { concatBytes } from '@noble/hashes/utils.js'
import { base58 } from '@scure/base'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { buildTransaction, payment, systemProgram } from '../../messages/testing/buildTransaction'
import { withFeePayer } from './withFeePayer'

const keyOf = (byte: number) => base58.encode(new Uint8Array(32).fill(byte))
const [visitor, payer, shop, other, blockhash] = [keyOf(1), keyOf(2), keyOf(3), keyOf(4), keyOf(9)]
const terms = { visitor, payer }
const usual = base58.decode(buildTransaction([visitor, shop], [payment], blockhash))
const parse = (wire: Uint8Array | undefined) => wire && parseTransaction(wire)

/** What a transaction of a test consists of. The first accounts sign. */
type Draft = {
  readonly keys: readonly string[]
  readonly header: readonly [number, number, number]
  readonly instructions: readonly {
    readonly program: number
    readonly accounts: readonly number[]
    readonly data: Uint8Array
  }[]
  readonly isVersioned?: boolean
  readonly lookups?: Uint8Array
}

/** Writes a length as the network does. */
const length = (count: number) =>
  count < 128 ? Uint8Array.of(count) : Uint8Array.of((count & 127) | 128, count >> 7)

function write({ keys, header, instructions, isVersioned = false, lookups }: Draft): Uint8Array {
  return concatBytes(
    Uint8Array.of(header[0]),
    new Uint8Array(header[0] * 64),
    Uint8Array.of(...(isVersioned ? [0x80] : []), ...header),
    length(keys.length),
    ...keys.map((key) => base58.decode(key)),
    base58.decode(blockhash),
    length(instructions.length),
    ...instructions.flatMap(({ program, accounts, data }) => [
      Uint8Array.of(program),
      length(accounts.length),
      Uint8Array.from(accounts),
      length(data.length),
      data,
    ]),
    lookups ?? Uint8Array.of(...(isVersioned ? [0] : [])),
  )
}

const plain: Draft = {
  keys: [visitor, shop, systemProgram],
  header: [1, 0, 1],
  instructions: [{ program: 2, accounts: [0, 1], data: Uint8Array.of(...payment.data) }],
}

/** Honest transactions of one signer: any accounts, some of which change. */
const drafts = fc
  .record({
    count: fc.integer({ min: 1, max: 6 }),
    changing: fc.nat(6),
    isVersioned: fc.boolean(),
    steps: fc.array(
      fc.record({
        program: fc.nat(6),
        accounts: fc.array(fc.nat(6), { maxLength: 8 }),
        data: fc.uint8Array({ maxLength: 150 }),
      }),
      { minLength: 1, maxLength: 4 },
    ),
  })
  .map(({ count, changing, isVersioned, steps }): Draft => {
    const within = (place: number) => place % (count + 1)
    return {
      keys: [visitor, ...Array.from({ length: count }, (_, index) => keyOf(20 + index))],
      header: [1, 0, Math.min(changing, count)],
      instructions: steps.map(({ program, accounts, data }) => ({
        program: within(program),
        accounts: accounts.map(within),
        data,
      })),
      isVersioned,
    }
  })

describe('a transaction that somebody else pays for', () => {
  it('[FRM-17] makes the same instructions on the same accounts, signed by the same visitor', () => {
    fc.assert(
      fc.property(drafts, (draft) => {
        const wire = write(draft)
        const before = parse(wire)
        const after = parse(withFeePayer(wire, terms))
        expect(after?.signers).toEqual([payer, visitor])
        expect(after?.instructions).toEqual(before?.instructions)
        expect(after?.blockhash).toBe(blockhash)
        expect(after?.isPartial).toBe(false)
        expect(new Set(after?.writable)).toEqual(new Set([payer, ...(before?.writable ?? [])]))
      }),
      { numRuns: 200 },
    )
  })

  it('is of the same version, and has a place for two signatures', () => {
    for (const isVersioned of [true, false]) {
      const wire = withFeePayer(write({ ...plain, isVersioned }), terms)
      expect(wire?.slice(0, 129)).toEqual(Uint8Array.of(2, ...new Uint8Array(128)))
      expect((wire?.[129] ?? 0) >= 0x80).toBe(isVersioned)
    }
    expect(withFeePayer(usual, terms)).toEqual(withFeePayer(write(plain), terms))
  })

  const signed = usual.slice()
  signed[20] = 1
  const table = concatBytes(Uint8Array.of(1), base58.decode(other))
  const versioned: Draft = { ...plain, isVersioned: true }
  const nonce = { program: 2, accounts: [1], data: Uint8Array.of(4, 0, 0, 0) }
  const step = { program: 2, accounts: [0, 1], data: new Uint8Array() }
  const two: Draft = { ...plain, header: [2, 0, 1] }
  const calling = (instruction: Draft['instructions'][number]) =>
    write({ ...plain, instructions: [instruction] })
  it.each<[string, Uint8Array]>([
    ['somebody else pays for already', write({ ...plain, keys: [other, shop, systemProgram] })],
    ['somebody else signs too', write({ ...two, keys: [visitor, other, systemProgram] })],
    ['the visitor only signs', write({ ...two, keys: [other, visitor, systemProgram] })],
    ['is signed already', signed],
    ['uses a look-up table', write({ ...versioned, lookups: concatBytes(table, Uint8Array.of(1, 0, 0)) })],
    ['names a look-up table', write({ ...versioned, lookups: concatBytes(table, Uint8Array.of(0, 0)) })],
    ['never expires', write({ ...plain, instructions: [nonce, ...plain.instructions] })],
    ['names the fee payer', write({ ...plain, keys: [visitor, payer, systemProgram] })],
    ['calls the fee payer', write({ ...plain, keys: [visitor, shop, payer] })],
    ['calls a program that isn’t in it', calling({ ...step, program: 9 })],
    ['names an account that isn’t in it', calling({ ...step, accounts: [0, 9] })],
    ['doesn’t change the account that pays', write({ ...plain, header: [1, 1, 1] })],
    ['would be too large', calling({ ...step, data: new Uint8Array(1_000) })],
    ['nobody can read', usual.slice(0, -1)],
    ['is empty', new Uint8Array()],
  ])('[FRM-17] isn’t one that %s', (_, wire) => {
    expect(withFeePayer(wire, terms)).toBeUndefined()
  })

  it('isn’t paid by an account that is none', () => {
    for (const wrong of ['1', '1'.repeat(31), 'z'.repeat(44), visitor])
      expect(withFeePayer(usual, { visitor, payer: wrong })).toBeUndefined()
  })
})
