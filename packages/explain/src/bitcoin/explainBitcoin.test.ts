import { base64, hex } from '@scure/base'
import { describe, expect, it } from 'vitest'
import type { Explanation } from '../Explanation'
import {
  buildPsbt,
  noteScript,
  other,
  own,
  type PsbtCoin,
  type PsbtPayment,
  signedSize,
} from '../testing/buildPsbt'
import { explainBitcoin, type PsbtRequest } from './explainBitcoin'
import { readPsbt } from './readPsbt'
import { virtualSize } from './virtualSize'

const native = { kind: 'native' }
const addressIn = (payment: { readonly address?: string }) => payment.address ?? ''
const addresses = Object.values(own).map(addressIn)
const [mine, theirs, alsoTheirs] = [addressIn(own.segwit), addressIn(other.segwit), addressIn(other.legacy)]

function explain(
  coins: readonly PsbtCoin[],
  payments: readonly PsbtPayment[],
  inputs?: PsbtRequest['inputs'],
): Explanation {
  return explainBitcoin({ psbt: buildPsbt(coins, payments).toPSBT(), inputs }, { addresses })
}
const codesOf = ({ warnings }: Explanation) => warnings.map(({ code }) => code)
const at = (amount: bigint, more: Partial<PsbtCoin> = {}): PsbtCoin => ({ at: own.segwit, amount, ...more })
const pay = (amount: bigint, to: PsbtPayment['to'] = other.segwit): PsbtPayment => ({ to, amount })
const back = (amount: bigint): PsbtPayment => ({ to: own.segwit, amount })

describe('explainBitcoin', () => {
  it.each([0, 2] as const)('shows what leaves, what comes back and the fee (version %s)', (version) => {
    const psbt = buildPsbt([at(100_000n)], [pay(40_000n), back(59_000n)], version).toPSBT()
    for (const form of [psbt, hex.encode(psbt), base64.encode(psbt)])
      expect(explainBitcoin({ psbt: form }, { addresses })).toEqual({
        intent: { code: 'send', values: {} },
        lines: [
          { kind: 'send', token: native, amount: 40_000n, to: theirs },
          { kind: 'return', token: native, amount: 59_000n, to: mine },
        ],
        warnings: [],
        will: 'unknown',
        seen: { decoded: true },
        // The size is 141 virtual bytes.
        fee: { max: 1_000n, likely: 1_000n, rate: 7.1 },
      })
  })

  it.each(['segwit', 'taproot', 'nested', 'legacy'] as const)(
    'knows how large a transaction with %s coins is once it’s signed',
    (form) => {
      const coins = [1, 2, 3].map(
        (): PsbtCoin => ({
          at: own[form],
          amount: 50_000n,
          told: form === 'legacy' ? 'all' : 'output',
        }),
      )
      const psbt = buildPsbt(coins, [pay(100_000n), pay(20_000n, other.legacy)]).toPSBT()
      const open = readPsbt(psbt)
      const size = open ? virtualSize(open) : 0
      // A signature can be a byte or two shorter than usual.
      expect(size - signedSize(psbt)).toBeGreaterThanOrEqual(0)
      expect(size - signedSize(psbt)).toBeLessThanOrEqual(form === 'legacy' ? 6 : 2)
    },
  )

  it('warns of a fee that is too high for the size or for the payment', () => {
    const feeOf = (fee: bigint, paid: bigint) =>
      codesOf(explain([at(10_000_000n)], [pay(paid), back(10_000_000n - paid - fee)]))
    // 300 satoshi for each of 141 virtual bytes, and a twentieth.
    expect(feeOf(42_300n, 5_000_000n)).toEqual([])
    expect(feeOf(42_400n, 5_000_000n)).toEqual(['high-fee'])
    expect(feeOf(2_000n, 40_000n)).toEqual([])
    expect(feeOf(2_001n, 40_000n)).toEqual(['high-fee'])
    // Coins put together: there is nobody else to compare with.
    expect(codesOf(explain([at(40_000n), at(40_000n)], [back(79_000n)]))).toEqual([])
    expect(codesOf(explain([at(40_000n), at(40_000n)], [back(70_000n)]))).toEqual(['high-fee'])
  })

  it('warns of change that goes to somebody else', () => {
    const marked: PsbtPayment = { to: other.legacy, amount: 59_000n, isMarkedOwn: true }
    expect(explain([at(100_000n)], [pay(40_000n), marked]).warnings).toEqual([
      { code: 'change-not-own', address: alsoTheirs },
    ])
    expect(explain([at(100_000n)], [{ ...marked, amount: 99_000n }]).warnings).toEqual([
      { code: 'change-not-own', address: alsoTheirs },
    ])
    // Without a mark: several receivers, and nothing comes back.
    expect(explain([at(100_000n)], [pay(40_000n), pay(59_000n, other.legacy)]).warnings).toEqual([
      { code: 'change-not-own', address: undefined },
    ])
    expect(codesOf(explain([at(100_000n)], [pay(99_000n)]))).toEqual([])
    expect(
      codesOf(explain([at(100_000n)], [pay(30_000n), pay(30_000n, other.legacy), back(39_000n)])),
    ).toEqual([])
    expect(codesOf(explain([at(100_000n)], [pay(40_000n), { ...back(59_000n), isMarkedOwn: true }]))).toEqual(
      [],
    )
  })

  describe('for a signature that doesn’t cover everything', () => {
    it.each([
      ['none', 0x02],
      ['none, and others can add coins', 0x82],
    ])('shows all that can leave (%s)', (_, sighash) => {
      const explanation = explain([at(100_000n, { sighash })], [back(99_000n)])
      expect(explanation.lines).toEqual([{ kind: 'send', token: native, amount: 100_000n, atMost: true }])
      expect(codesOf(explanation)).toEqual(['partial-signature', 'nothing-in-return'])
      expect(explanation).toMatchObject({ intent: { code: 'order' }, fee: undefined })
    })

    it('shows what is certain to come if it covers one payment', () => {
      const offer = explain([at(50_000n, { sighash: 0x83 })], [back(80_000n)])
      expect(offer.lines).toEqual([
        { kind: 'send', token: native, amount: 50_000n, atMost: true },
        { kind: 'receive-at-least', token: native, amount: 80_000n, source: 'psbt' },
      ])
      expect(codesOf(offer)).toEqual(['partial-signature'])
      // The payment at its place is somebody else's, or there is none.
      for (const payments of [[pay(80_000n), back(80_000n)], []])
        expect(codesOf(explain([at(50_000n, { sighash: 0x83 })], payments))).toEqual([
          'partial-signature',
          'nothing-in-return',
        ])
    })

    it('shows the payments if it covers all of them but not the coins of others', () => {
      const explanation = explain([at(100_000n, { sighash: 0x81 })], [pay(40_000n), back(59_000n)])
      expect(explanation.lines).toMatchObject([{ kind: 'send' }, { kind: 'return' }])
      expect(codesOf(explanation)).toEqual(['partial-signature'])
    })

    it('believes the request as well as the PSBT', () => {
      const with_ = (sighashTypes: readonly number[]) =>
        codesOf(explain([at(100_000n)], [pay(40_000n), back(59_000n)], [{ index: 0, sighashTypes }]))
      expect(with_([1])).toEqual([])
      expect(with_([1, 2])).toEqual(['partial-signature', 'nothing-in-return'])
    })
  })

  it('says that the amount is unknown if nothing tells or proves it', () => {
    const payments = [pay(40_000n), back(59_000n)]
    const isUnknown = (coin: Partial<PsbtCoin>) => {
      const explanation = explain([at(100_000n, coin)], payments, [{ index: 0 }])
      expect(explanation.lines).toMatchObject([{ kind: 'send', amount: 40_000n }, { kind: 'return' }])
      expect(explanation.fee === undefined).toBe(codesOf(explanation).includes('amount-unknown'))
      return codesOf(explanation).includes('amount-unknown')
    }
    expect(isUnknown({ told: 'nothing' })).toBe(true)
    // Signatures of the oldest form don't cover it.
    expect(isUnknown({ at: own.legacy })).toBe(true)
    expect(isUnknown({ at: own.legacy, told: 'all' })).toBe(false)
    expect(isUnknown({ at: own.nested })).toBe(false)
    expect(isUnknown({ told: 'all' })).toBe(false)
  })

  it('is blind to a PSBT that contradicts itself', () => {
    const psbt = buildPsbt([at(100_000n, { told: 'all' })], [pay(40_000n), back(59_000n)]).toPSBT()
    expect(codesOf(explainBitcoin({ psbt }, { addresses }))).toEqual([])
    // The earlier transaction isn't the one that is spent. Its name is after the magic, 3 bytes of field and 5 more.
    const named = psbt.with(5 + 3 + 5 + 4, (psbt[5 + 3 + 5 + 4] ?? 0) ^ 1)
    // The amount in it isn't the one that its name stands for.
    const amount = hex.encode(psbt).lastIndexOf('a086010000000000') / 2
    const rich = psbt.with(amount + 2, 9)
    // The same coins are told twice, with another amount the second time: after the earlier transaction, or again.
    const short = [...hex.decode('9f86010000000000'), own.segwit.script.length, ...own.segwit.script]
    const told = [1, 1, short.length, ...short]
    const start = hex.encode(psbt).indexOf('0100', 2 * (5 + 3 + (psbt[7] ?? 0))) / 2
    const differing = Uint8Array.from([...psbt.slice(0, start), ...told, ...psbt.slice(start)])
    const plain = buildPsbt([at(99_999n)], [pay(40_000n), back(59_000n)]).toPSBT()
    const place = hex.encode(plain).indexOf(hex.encode(Uint8Array.from(told))) / 2
    const twice = Uint8Array.from([...plain.slice(0, place), ...told, ...plain.slice(place)])
    for (const bytes of [named, rich, differing, twice]) {
      expect(bytes).not.toEqual(psbt)
      expect(explainBitcoin({ psbt: bytes }, { addresses })).toMatchObject({
        lines: [],
        warnings: [{ code: 'blind' }],
        seen: { decoded: false },
      })
    }
  })

  it('is blind if no coins are the visitor’s, or nothing can be read', () => {
    const theirCoins = buildPsbt([{ at: other.segwit, amount: 5_000n }], [pay(4_000n)]).toPSBT()
    const whole = buildPsbt([at(100_000n)], [pay(99_000n)]).toPSBT()
    const texts = ['', 'no', '70736274ff0', 'cHNidP8=']
    for (const psbt of [theirCoins, whole.slice(0, -1), Uint8Array.from([...whole, 0]), ...texts])
      expect(explainBitcoin({ psbt }, { addresses }).warnings).toEqual([{ code: 'blind' }])
    expect(explainBitcoin({ psbt: whole, inputs: [] }, { addresses }).warnings).toEqual([{ code: 'blind' }])
  })

  it('shows notes as data, and as text if they are', () => {
    const noted = (text: string | Uint8Array, amount = 0n) =>
      explain(
        [at(100_000n)],
        [
          pay(40_000n),
          back(59_000n),
          {
            to: text instanceof Uint8Array ? text : noteScript(new TextEncoder().encode(text)),
            amount,
          },
        ],
      )
    expect(noted('hello').lines.at(-1)).toEqual({ kind: 'note', data: '68656c6c6f', text: 'hello' })
    expect(noted('a\u202eb').lines.at(-1)).toMatchObject({ text: 'a⟨U+202E⟩b' })
    expect(noted(noteScript(Uint8Array.of(1, 255))).lines.at(-1)).toEqual({ kind: 'note', data: '01ff' })
    expect(codesOf(noted('hello'))).toEqual([])
    // Runes.
    const runes = noted(Uint8Array.of(0x6a, 0x5d, 1, 7))
    expect(runes.lines.at(-1)).toEqual({ kind: 'note', data: '5d0107' })
    expect(codesOf(runes)).toEqual(['may-hold-collectibles'])
    // Coins on a note are lost.
    expect(noted('bye', 500n).lines).toContainEqual({ kind: 'send', token: native, amount: 500n })
  })

  it('warns that small Taproot coins may hold collectibles', () => {
    const spend = (amount: bigint, form: PsbtCoin['at'] = own.taproot) =>
      codesOf(explain([{ at: form, amount }, at(100_000n)], [pay(100_000n), back(amount - 200n)]))
    expect(spend(546n)).toEqual(['may-hold-collectibles'])
    expect(spend(10_000n)).toEqual(['may-hold-collectibles'])
    expect(spend(10_001n)).toEqual([])
    expect(spend(546n, own.segwit)).toEqual([])
  })

  it('shows only the difference if others spend coins too', () => {
    const theirCoins: PsbtCoin = { at: other.segwit, amount: 50_000n }
    expect(explain([at(10_000n), theirCoins], [back(40_000n), pay(19_000n)]).lines).toEqual([
      { kind: 'receive', token: native, amount: 30_000n, confirmed: false },
    ])
    expect(explain([at(10_000n), theirCoins], [back(4_000n), pay(55_000n)]).lines).toEqual([
      { kind: 'send', token: native, amount: 6_000n },
    ])
    // Coins that nobody tells of may be the visitor's: what looks like a gain needn't be one.
    const hidden = explain([at(10_000n), at(90_000n, { told: 'nothing' })], [back(40_000n), pay(19_000n)])
    expect(hidden.lines).toEqual([{ kind: 'unknown', selector: 'psbt' }])
    expect(codesOf(hidden)).toEqual(['amount-unknown', 'blind'])
  })

  it('says that more can’t be paid than is spent', () => {
    const explanation = explain([at(100_000n)], [pay(40_000n), back(70_000n)])
    expect(explanation).toMatchObject({ will: 'revert', fee: undefined })
    expect(codesOf(explanation)).toEqual(['reverts'])
    // Others can add coins.
    expect(explain([at(100_000n, { sighash: 0x81 })], [pay(140_000n)]).will).toBe('unknown')
  })
})
