import { hex } from '@scure/base'
import { Address, NETWORK, OutScript, TEST_NETWORK, Transaction } from '@scure/btc-signer'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { buildPsbt, noteScript, other, own } from '../testing/buildPsbt'
import { hangMs, measureTime } from '../testing/measureTime'
import { addressOf, scriptOf } from './addresses'
import { explainBitcoin } from './explainBitcoin'
import { readPsbt } from './readPsbt'

const addresses = Object.values(own).map(({ address = '' }) => address)
const wholes = ([0, 2] as const).map((version) =>
  buildPsbt(
    [
      { at: own.segwit, amount: 100_000n },
      { at: own.taproot, amount: 9_000n },
      { at: own.legacy, amount: 7_000n, told: 'all' },
      { at: own.nested, amount: 8_000n, sighash: 0x81 },
    ],
    [
      { to: other.taproot, amount: 40_000n },
      { to: own.segwit, amount: 59_000n, isMarkedOwn: true },
      { to: noteScript(Uint8Array.of(104, 105)), amount: 0n },
    ],
    version,
  ).toPSBT(),
)

/** What the library reads: amounts and scripts; undefined if it refuses. */
function byLibrary(psbt: Uint8Array) {
  try {
    const read = Transaction.fromPSBT(psbt, { allowUnknownOutputs: true, allowUnknownVersion: true })
    const each = <Value>(length: number, get: (index: number) => Value) =>
      Array.from({ length }, (_, index) => get(index))
    return {
      inputs: each(read.inputsLength, (index) => {
        const { witnessUtxo, nonWitnessUtxo, index: place = -1, sighashType } = read.getInput(index)
        const coins = nonWitnessUtxo?.outputs[place] ?? witnessUtxo
        return { amount: coins?.amount, script: coins && hex.encode(coins.script), sighash: sighashType }
      }),
      outputs: each(read.outputsLength, (index) => {
        const { amount, script = new Uint8Array() } = read.getOutput(index)
        return { amount, script: hex.encode(script) }
      }),
    }
  } catch {
    // It checks more than an explanation needs.
    return undefined
  }
}

function byUs(psbt: Uint8Array) {
  const open = readPsbt(psbt)
  return (
    open && {
      inputs: open.inputs.map(({ coins, sighash }) => ({
        amount: coins?.amount,
        script: coins && hex.encode(coins.script),
        sighash,
      })),
      outputs: open.outputs.map(({ amount, script }) => ({ amount, script: hex.encode(script) })),
    }
  )
}

const changed = fc
  .constantFrom(...wholes)
  .chain((whole) =>
    fc
      .array(fc.tuple(fc.nat(whole.length - 1), fc.nat(255)), { maxLength: 4 })
      .map((changes) => changes.reduce((bytes, [place, byte]) => bytes.with(place, byte), whole)),
  )

const magic = hex.decode('70736274ff')
const sized = (bytes: readonly number[]) =>
  bytes.length < 0xfd ? [bytes.length, ...bytes] : [0xfd, bytes.length & 255, bytes.length >> 8, ...bytes]
const field = (type: number, value: readonly number[]) => [1, type, ...sized(value)]
const times = (count: number, make: (index: number) => readonly number[]) =>
  Array.from({ length: count }, (_, index) => make(index)).flat()

/** The largest that are read at all, in the forms that take longest, and larger ones. */
function largeOnes(): readonly Uint8Array[] {
  const coins = [...new Uint8Array(8).fill(1, 0, 3), ...sized([...own.segwit.script])]
  const input = [...field(0x0e, Array(32).fill(7)), ...field(0x0f, [0, 0, 0, 0]), ...field(1, coins), 0]
  const output = (script: readonly number[]) => [
    ...field(3, [9, 0, 0, 0, 0, 0, 0, 0]),
    ...field(4, script),
    0,
  ]
  const paying = (count: number, script: readonly number[]) => {
    const counts = [...field(4, [1]), ...field(5, [0xfd, count & 255, count >> 8])]
    const head = [...magic, ...field(0xfb, [2, 0, 0, 0]), ...field(2, [2, 0, 0, 0]), ...counts, 0]
    return Uint8Array.from([...head, ...input, ...times(count, () => output(script))])
  }
  const fields = (count: number) =>
    Uint8Array.from([
      ...magic,
      ...times(count, (index) => [33, ...Array(31).fill(2), index & 255, index >> 8, 0]),
      0,
    ])
  const note = [0x6a, 0x4d, 0x20, 0x03, ...Array(800).fill(65)]
  const readable = [
    paying(500, [...other.legacy.script]),
    paying(500, [...other.taproot.script]),
    paying(500, note),
  ]
  // They are large, but not refused for it.
  for (const psbt of readable) expect(readPsbt(psbt)?.outputs).toHaveLength(500)
  const refused = [paying(501, note), fields(4_001), fields(14_000), new Uint8Array(500_000).fill(1)]
  for (const psbt of refused) expect(readPsbt(psbt)).toBeUndefined()
  return [...readable, ...refused]
}

/** Coins from a transaction that has to be hashed, and is almost as long as a PSBT can be. */
function longOne(): Uint8Array {
  const note = Uint8Array.from([0x6a, 0x4d, 0x60, 0xea, ...Array(60_000).fill(65)])
  const notes = [1, 2, 3, 4, 5, 6, 7].map(() => ({ to: note, amount: 0n }))
  const before = buildPsbt([{ at: own.legacy, amount: 9n }], [...notes, { to: own.legacy, amount: 9n }])
  const coin = new Transaction()
  coin.addInput({ txid: before.id, index: 7, nonWitnessUtxo: before.unsignedTx })
  coin.addOutput({ script: other.segwit.script, amount: 5n })
  const psbt = coin.toPSBT()
  expect(readPsbt(psbt)?.inputs[0]?.coins?.amount).toBe(9n)
  return psbt
}

describe('readPsbt', () => {
  it('reads what an independent library reads, also from changed bytes', () => {
    for (const whole of wholes) {
      expect(byUs(whole)).toEqual(byLibrary(whole))
      expect(byUs(whole)?.inputs).toHaveLength(4)
    }
    const samples = fc.sample(changed, { numRuns: 150, seed: 174 })
    const both = samples.map((psbt) => ({ psbt, library: byLibrary(psbt), us: byUs(psbt) }))
    const readByBoth = both.filter(({ library, us }) => library && us)
    expect(readByBoth.length).toBeGreaterThan(20)
    for (const { psbt, library, us } of readByBoth) expect(us, hex.encode(psbt)).toEqual(library)
  })

  it('explains 1,000 hostile PSBTs and the largest ones without a throw or a hang', async () => {
    const bytes = fc.oneof(
      changed,
      fc.uint8Array({ maxLength: 400 }).map((tail) => Uint8Array.from([...magic, ...tail])),
    )
    const texts = fc.oneof(fc.string({ unit: 'binary', maxLength: 200 }), fc.base64String({ maxLength: 400 }))
    const samples = fc.sample(fc.oneof({ weight: 4, arbitrary: bytes }, texts), {
      numRuns: 1_000,
      seed: 7730,
    })
    const inputs = [{ index: 0, sighashTypes: [3] }, { index: -1 }, { index: 2 ** 40 }]
    for (const psbt of [
      ...samples,
      ...largeOnes(),
      longOne(),
      'A'.repeat(666_000),
      'A'.repeat(2_000_000),
      `70736274ff${'0'.repeat(999_990)}`,
      `70736274ff${'0'.repeat(2_000_000)}`,
    ])
      for (const asked of [undefined, inputs]) {
        const run = () => explainBitcoin({ psbt, inputs: asked }, { addresses })
        let { ms } = await measureTime(run)
        for (let again = 0; again < 3 && ms > hangMs; again += 1) ms = (await measureTime(run)).ms
        expect(ms, `${psbt}`.slice(0, 500)).toBeLessThan(hangMs)
      }
  })
})

describe('addresses', () => {
  it('are the ones of an independent library, on every network', () => {
    const networks = { bc: NETWORK, tb: TEST_NETWORK, bcrt: { ...TEST_NETWORK, bech32: 'bcrt' } }
    const hash = (length: number) => hex.encode(Uint8Array.from({ length }, (_, index) => 7 * index + 1))
    const scripts = [
      `0014${hash(20)}`,
      `0020${hash(32)}`,
      hex.encode(own.taproot.script),
      `76a914${hash(20)}88ac`,
      `a914${hash(20)}87`,
    ]
    for (const [prefix, network] of Object.entries(networks))
      for (const script of scripts) {
        const address = Address(network).encode(OutScript.decode(hex.decode(script)))
        expect(addressOf(hex.decode(script), prefix)).toBe(address)
        expect(scriptOf(address)).toBe(script)
      }
  })

  it('are missing for other scripts and texts', () => {
    for (const script of [
      '',
      '6a0568656c6c6f',
      `0015${'00'.repeat(21)}`,
      `76a914${'00'.repeat(20)}88ad`,
      '51',
    ])
      expect(addressOf(hex.decode(script), 'bc'), script).toBeUndefined()
    for (const text of [
      '',
      'bc1q',
      '1BoatSLRHtKNngkdXEeobR76b53LETtpyX',
      addresses[0]?.replace('q', 'p') ?? '',
    ])
      expect(scriptOf(text), text).toBeUndefined()
  })
})
