import { base58 } from '@scure/base'
import { operationInvalid } from '../errors'

/** An instruction of a transaction, with the places of its accounts. */
export type SolanaInstruction = {
  readonly program: number
  readonly accounts: readonly number[]
  readonly data: Uint8Array
}

/** A parsed transaction. */
export type SolanaTransaction = {
  /** One place for each signer, in the order of the keys. */
  readonly signatures: readonly Uint8Array[]
  /** What all of them sign. */
  readonly message: Uint8Array
  readonly signers: number
  /** Base58. */
  readonly keys: readonly string[]
  readonly blockhash: string
  readonly instructions: readonly SolanaInstruction[]
}

/** The largest that the network takes. */
const mostBytes = 1_232

/**
 * Parses a transaction, in the legacy format or version 0. Unless told otherwise, all its accounts must be in it: lookup
 * tables can change after it was checked. Programs and signers never come from tables. @throws operationInvalid
 */
export function readSolanaTransaction(
  bytes: Uint8Array,
  { mayUseTables = false }: { readonly mayUseTables?: boolean } = {},
): SolanaTransaction {
  if (bytes.length > mostBytes) throw operationInvalid({ reason: 'too large' })
  let place = 0
  const take = (count: number): Uint8Array => {
    if (place + count > bytes.length) throw operationInvalid({ reason: 'it ends too early' })
    place += count
    return bytes.subarray(place - count, place)
  }
  const byte = () => take(1)[0] ?? 0
  const length = () => readLength(byte)
  const many = <T>(read: () => T): T[] => Array.from({ length: length() }, read)

  const signatures = many(() => take(64))
  const start = place
  const isVersioned = ((bytes[place] ?? 0) & 0x80) !== 0
  if (isVersioned && byte() !== 0x80) throw operationInvalid({ reason: 'unknown version' })
  const [signers, readOnlySigners, readOnlyOthers] = [byte(), byte(), byte()]
  const keys = many(() => base58.encode(take(32)))
  const blockhash = base58.encode(take(32))
  const instructions = many(() => ({
    program: byte(),
    accounts: many(byte),
    data: take(length()),
  }))
  const readTable = () => {
    take(32)
    return take(length()).length + take(length()).length
  }
  const tables = isVersioned ? many(readTable) : []
  if (tables.length > 0 && !mayUseTables) throw operationInvalid({ reason: 'it uses lookup tables' })
  if (place !== bytes.length) throw operationInvalid({ reason: 'bytes after its end' })
  if (signers !== signatures.length || signers > keys.length || readOnlySigners >= signers)
    throw operationInvalid({ reason: 'signers' })
  if (readOnlyOthers > keys.length - signers || new Set(keys).size !== keys.length)
    throw operationInvalid({ reason: 'accounts' })
  const places = tables.reduce((sum, count) => sum + count, keys.length)
  for (const { program, accounts } of instructions)
    if (program >= keys.length || accounts.some((one) => one >= places))
      throw operationInvalid({ reason: 'unknown account' })
  return { signatures, message: bytes.subarray(start), signers, keys, blockhash, instructions }
}

/** Seven bits in each byte, at most three bytes, and no longer than needed. */
function readLength(byte: () => number): number {
  let value = 0
  for (let shift = 0; shift < 21; shift += 7) {
    const next = byte()
    if (next === 0 && shift > 0) break
    value |= (next & 0x7f) << shift
    if ((next & 0x80) === 0) return value
  }
  throw operationInvalid({ reason: 'unusual length' })
}
