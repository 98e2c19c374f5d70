import { base58 } from '@scure/base'
import { requestRefused } from '../../errors'

/** The parts of a Solana transaction that a signer needs. */
export type SolanaTransaction = {
  /** The offsets of its signatures and of what they sign. */
  readonly signaturesAt: number
  readonly message: Uint8Array
  readonly version: 'legacy' | number
  /** The required signers, in the order of their signatures. */
  readonly signers: readonly string[]
  readonly instructions: readonly SolanaInstruction[]
}

/** One instruction of a transaction. An account in a lookup table has no name here. */
export type SolanaInstruction = {
  readonly program: string
  readonly accounts: readonly (string | null)[]
  readonly data: Uint8Array
}

/** Parses a transaction in its wire form, legacy or version 0. @throws requestRefused */
export function parseTransaction(bytes: Uint8Array): SolanaTransaction {
  const outer = createReader(bytes)
  const count = outer.length()
  const signaturesAt = outer.at()
  outer.take(count * 64)
  const message = bytes.slice(outer.at())
  const reader = createReader(message)
  const [first = 0] = reader.take(1)
  const version = first & 0x80 ? first & 0x7f : 'legacy'
  if (version !== 'legacy' && version !== 0) throw refuse(`unknown version ${version}`)
  const required = version === 'legacy' ? first : (reader.take(1)[0] ?? 0)
  reader.take(2)
  const keys = Array.from({ length: reader.length() }, () => base58.encode(reader.take(32)))
  if (required === 0 || required !== count || required > keys.length)
    throw refuse("its signatures don't match")
  reader.take(32)
  const instructions = Array.from({ length: reader.length() }, () => {
    const [program = 0] = reader.take(1)
    const accounts = [...reader.take(reader.length())].map((index) => keys[index] ?? null)
    return { program: keys[program] ?? '', accounts, data: reader.take(reader.length()) }
  })
  return { signaturesAt, message, version, signers: keys.slice(0, required), instructions }
}

function createReader(bytes: Uint8Array) {
  let offset = 0
  const take = (count: number): Uint8Array => {
    if (offset + count > bytes.length) throw refuse('it ends too early')
    offset += count
    return bytes.slice(offset - count, offset)
  }
  /** A length of one to three bytes, seven bits each. */
  const length = (): number => {
    let value = 0
    for (const shift of [0, 7, 14]) {
      const [byte = 0] = take(1)
      value |= (byte & 0x7f) << shift
      if (byte < 0x80) return value
    }
    throw refuse('it contains a length that is too long')
  }
  return { take, length, at: () => offset }
}

function refuse(reason: string) {
  return requestRefused({ reason: `Invalid transaction: ${reason}` })
}
