import { sha256 } from '@noble/hashes/sha2.js'
import { hex } from '@scure/base'
import { createReader, type Reader } from './createReader'
import { type Coins, readCoins, readTransaction } from './readTransaction'

/** The coins that a transaction spends. */
export type PsbtInput = {
  /** Missing if the PSBT doesn't say. */
  readonly coins: Coins | undefined
  /** Whether the whole earlier transaction is given, which its name proves. */
  readonly isProven: boolean
  /** What the signature is to cover. */
  readonly sighash: number | undefined
  readonly redeemScript: Uint8Array | undefined
  readonly witnessScript: Uint8Array | undefined
}

/** Coins that a transaction pays. */
export type PsbtOutput = Coins & {
  /** Whether it tells how the wallet finds the key, as only one's own change does. */
  readonly isMarkedOwn: boolean
}

/** A transaction that isn't signed yet. */
export type OpenPsbt = { readonly inputs: readonly PsbtInput[]; readonly outputs: readonly PsbtOutput[] }

/** Longer than what anyone is asked to sign; reading it would take long. */
export const longestPsbt = 500_000
const mostParts = 500
const mostFields = 4_000
const magic = '70736274ff'

/** The fields of one part. */
type Fields = {
  readonly count: number
  /** The field with this number, in hexadecimal. */
  readonly get: (type: string) => Uint8Array | undefined
  /** Whether there is a field with this number, of those that there can be several of. */
  readonly has: (type: string) => boolean
}

/** Opens a PSBT of either version (BIP-174, BIP-370); undefined if the bytes are anything else. Never throws. */
export function readPsbt(psbt: Uint8Array): OpenPsbt | undefined {
  if (psbt.length > longestPsbt) return undefined
  const reader = createReader(psbt)
  let left = mostFields
  const readFields = () => {
    const fields = readPart(reader, left)
    left -= fields?.count ?? left
    return fields
  }
  if (hex.encode(reader.take(5)) !== magic) return undefined
  const frame = readFrame(readFields())
  if (!frame || frame.inputs.length > mostParts || frame.outputs.length > mostParts) return undefined
  const inputs = frame.inputs.map((given) => readInput(readFields(), given))
  const outputs = frame.outputs.map((given) => readOutput(readFields(), given))
  // A PSBT that contradicts itself can't be trusted in anything.
  if (!reader.isDone() || inputs.includes(undefined) || outputs.includes(undefined)) return undefined
  return {
    inputs: inputs.filter((one) => one !== undefined),
    outputs: outputs.filter((one) => one !== undefined),
  }
}

type Outpoint = { readonly from: Uint8Array; readonly index: number }
/** What the beginning says of each part; nothing in version 2, where the parts say it themselves. */
type Frame = {
  readonly inputs: readonly (Outpoint | undefined)[]
  readonly outputs: readonly (Coins | undefined)[]
}

function readFrame(fields: Fields | undefined): Frame | undefined {
  const version = fields?.get('fb')
  if (!fields || (version && hex.encode(version) !== '02000000' && hex.encode(version) !== '00000000'))
    return undefined
  const unsigned = fields.get('00')
  if (version?.[0] !== 2) {
    const transaction = unsigned && readTransaction(unsigned, false)
    return transaction?.inputs.some(({ isSigned }) => isSigned) ? undefined : transaction
  }
  const [inputs, outputs] = ['04', '05'].map((type) => {
    const reader = createReader(fields.get(type) ?? new Uint8Array())
    const count = reader.size()
    return reader.isDone() && count <= mostParts ? count : undefined
  })
  if (unsigned || inputs === undefined || outputs === undefined) return undefined
  return { inputs: Array(inputs).fill(undefined), outputs: Array(outputs).fill(undefined) }
}

function readInput(fields: Fields | undefined, given: Outpoint | undefined): PsbtInput | undefined {
  const from = given?.from ?? fields?.get('0e')
  const index = given?.index ?? numberIn(fields?.get('0f'))
  if (!fields || from?.length !== 32 || index === undefined) return undefined
  const [whole, part, sighash] = ['00', '01', '03'].map(fields.get)
  const earlier = whole && readTransaction(whole, true)
  const output = part && readWhole(part, readCoins)
  const proven = earlier?.outputs[index]
  const isWrong =
    (whole && (!earlier || !proven || !isEqual(nameOf(earlier.named), from))) ||
    (part && !output) ||
    (proven && output && (proven.amount !== output.amount || !isEqual(proven.script, output.script))) ||
    (sighash && numberIn(sighash) === undefined)
  if (isWrong) return undefined
  return {
    coins: proven ?? output,
    isProven: proven !== undefined,
    sighash: numberIn(sighash),
    redeemScript: fields.get('04'),
    witnessScript: fields.get('05'),
  }
}

function readOutput(fields: Fields | undefined, given: Coins | undefined): PsbtOutput | undefined {
  const amount = fields?.get('03')
  const script = given?.script ?? fields?.get('04')
  const paid = given?.amount ?? (amount?.length === 8 ? createReader(amount).uint64() : undefined)
  if (!fields || script === undefined || paid === undefined || paid >= 1n << 62n) return undefined
  return { amount: paid, script, isMarkedOwn: fields.has('02') || fields.has('07') }
}

/** Reads fields up to the empty one that ends them; undefined if one comes twice or there are too many. */
function readPart(reader: Reader, most: number): Fields | undefined {
  const values = new Map<string, Uint8Array>()
  const types = new Set<string>()
  for (let size = reader.size(); size > 0 && reader.isWhole(); size = reader.size()) {
    const key = hex.encode(reader.take(size))
    if (values.has(key) || values.size >= most) return undefined
    values.set(key, reader.take(reader.size()))
    types.add(key.slice(0, 2))
  }
  if (!reader.isWhole()) return undefined
  return { count: values.size, get: (type) => values.get(type), has: (type) => types.has(type) }
}

function readWhole<Value>(bytes: Uint8Array, read: (reader: Reader) => Value): Value | undefined {
  const reader = createReader(bytes)
  const value = read(reader)
  return reader.isDone() ? value : undefined
}

function numberIn(bytes: Uint8Array | undefined): number | undefined {
  return bytes?.length === 4 ? createReader(bytes).uint32() : undefined
}

function nameOf(parts: readonly Uint8Array[]): Uint8Array {
  const hash = sha256.create()
  for (const part of parts) hash.update(part)
  return sha256(hash.digest())
}

function isEqual(one: Uint8Array, other: Uint8Array): boolean {
  return one.length === other.length && one.every((byte, index) => byte === other[index])
}
