import { nonceAccountOf, parseTransaction, type SolanaTransaction, tablesOf } from '@latchkey/explain/solana'
import { concatBytes } from '@noble/hashes/utils.js'
import { base58 } from '@scure/base'

/** Who signs a transaction, and who pays for it instead of them. */
export type FeeTerms = { readonly visitor: string; readonly payer: string }

/** The largest that the network takes. */
const mostBytes = 1_232

/**
 * Writes a transaction again with somebody else as the one who pays its fee, and nothing else changed: the visitor signs the
 * same instructions on the same accounts. Nothing for a transaction that must stay as it is: one with other signers or
 * signatures, with look-up tables, which can change, or with a nonce, which never expires.
 */
export function withFeePayer(wire: Uint8Array, { visitor, payer }: FeeTerms): Uint8Array | undefined {
  const parsed = parseTransaction(wire)
  if (!parsed || !isPlain(wire, parsed, visitor)) return undefined
  const { writable, instructions, blockhash, messageAt } = parsed
  const named = instructions.flatMap(({ program, accounts }) => [...accounts, program])
  // The payer's signature would count for the instruction too. An account that is missing can't be written.
  if (named.includes(payer) || writable.includes(payer) || named.includes(undefined)) return undefined
  const signers = [payer, visitor]
  const changed = [...new Set(writable)].filter((key) => !signers.includes(key))
  const keys = [...new Set([...signers, ...changed, ...named.filter((key) => key !== undefined)])]
  const bytes = keys.map((key) => base58.decode(key))
  if (!bytes.every(({ length }) => length === 32)) return undefined
  const isVersioned = (wire[messageAt] ?? 0) >= 0x80
  const placeOf = (key: string | undefined) => keys.indexOf(key ?? '')
  const message = concatBytes(
    Uint8Array.of(...(isVersioned ? [0x80] : []), 2, 0, keys.length - 2 - changed.length),
    lengthOf(keys),
    ...bytes,
    base58.decode(blockhash),
    lengthOf(instructions),
    ...instructions.flatMap(({ program, accounts, data }) => [
      Uint8Array.of(placeOf(program)),
      lengthOf(accounts),
      Uint8Array.from(accounts, placeOf),
      lengthOf(data),
      data,
    ]),
    Uint8Array.of(...(isVersioned ? [0] : [])),
  )
  const written = concatBytes(Uint8Array.of(2), new Uint8Array(128), message)
  return written.length <= mostBytes ? written : undefined
}

/** Whether nobody but the visitor signs, pays or has signed, and all of it is in the transaction. */
function isPlain(wire: Uint8Array, parsed: SolanaTransaction, visitor: string): boolean {
  const { signers, writable, messageAt, isPartial } = parsed
  const isOwn = signers.length === 1 && signers[0] === visitor && writable.includes(visitor)
  const isUnsigned = wire.subarray(1, messageAt).every((byte) => byte === 0)
  const isWhole = !isPartial && tablesOf(wire).length === 0
  return isOwn && isUnsigned && isWhole && nonceAccountOf(parsed) === undefined
}

/** The length of a list, seven bits in each byte. */
function lengthOf({ length }: { readonly length: number }): Uint8Array {
  return length < 0x80 ? Uint8Array.of(length) : Uint8Array.of((length & 0x7f) | 0x80, length >> 7)
}
