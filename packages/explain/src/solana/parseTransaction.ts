import { base58 } from '@scure/base'

/** A transaction in its wire form, opened. */
export type SolanaTransaction = {
  /** The accounts that have to sign; the first one pays the fee. */
  readonly signers: readonly string[]
  readonly instructions: readonly SolanaInstruction[]
  /** Every account that the transaction can change. */
  readonly writable: readonly string[]
  /** Whether accounts are missing, because their look-up tables weren't given. */
  readonly isPartial: boolean
  /** A recent block of the network it's for, or the value of a nonce account there. */
  readonly blockhash: string
  /** Where the message begins, which is what the accounts sign. */
  readonly messageAt: number
}

/** One instruction. An account from a look-up table that wasn't given is undefined. */
export type SolanaInstruction = {
  readonly program: string
  readonly accounts: readonly (string | undefined)[]
  readonly data: Uint8Array
}

/** Accounts of look-up tables, by the address of the table. */
export type LookupTables = ReadonlyMap<string, readonly string[]>

/** The longest transaction of any version. */
const longest = 4_096

/** Lists the look-up tables that a transaction uses; none if it can't be read. */
export function tablesOf(wire: Uint8Array): readonly string[] {
  return open(wire)?.lookups.map(({ table }) => table) ?? []
}

/** Opens a transaction, legacy or version 0; undefined if the bytes are anything else. */
export function parseTransaction(
  wire: Uint8Array,
  tables: LookupTables = new Map(),
): SolanaTransaction | undefined {
  const parts = open(wire)
  if (!parts) return undefined
  const { keys, header, lookups, compiled, blockhash, messageAt } = parts
  const listed = (pick: (one: Lookup) => readonly number[]) =>
    lookups.flatMap((one) => pick(one).map((index) => tables.get(one.table)?.[index]))
  const looked = listed(({ writable }) => writable)
  const all: readonly (string | undefined)[] = [...keys, ...looked, ...listed((one) => one.readonly)]
  const isWritable = (index: number) =>
    index < header.required
      ? index < header.required - header.readonlySigned
      : index < keys.length - header.readonlyUnsigned
  return {
    signers: keys.slice(0, header.required),
    instructions: compiled.map(({ program, accounts, data }) => ({
      program: keys[program] ?? '',
      accounts: accounts.map((index) => all[index]),
      data,
    })),
    writable: [...keys.filter((_, index) => isWritable(index)), ...looked.filter((one) => one !== undefined)],
    isPartial: all.includes(undefined),
    blockhash,
    messageAt,
  }
}

type Lookup = {
  readonly table: string
  readonly writable: readonly number[]
  readonly readonly: readonly number[]
}

/** The parts of a transaction by position; undefined if the bytes don't fit to the last one. */
function open(wire: Uint8Array) {
  if (wire.length > longest) return undefined
  let at = 0
  let isWhole = true
  const take = (count: number): Uint8Array => {
    isWhole &&= at + count <= wire.length
    at += count
    return isWhole ? wire.slice(at - count, at) : new Uint8Array()
  }
  const byte = () => take(1)[0] ?? 0
  /** A length of up to three bytes, seven bits each. Only its shortest form counts, as on the chain. */
  const length = (): number => {
    let value = 0
    for (const shift of [0, 7, 14]) {
      const next = byte()
      value |= (next & 0x7f) << shift
      if (next === 0 && shift > 0) break
      if (next < 0x80) return value
    }
    isWhole = false
    return 0
  }
  const list = <Item>(read: () => Item): readonly Item[] => {
    const items: Item[] = []
    for (let left = length(); left > 0 && isWhole; left -= 1) items.push(read())
    return items
  }
  const key = () => base58.encode(take(32))
  const indexes = () => [...take(length())]

  const count = length()
  take(count * 64)
  const messageAt = at
  const first = byte()
  const isVersioned = first >= 0x80
  if (isVersioned && first !== 0x80) return undefined
  const header = {
    required: isVersioned ? byte() : first,
    readonlySigned: byte(),
    readonlyUnsigned: byte(),
  }
  const keys = list(key)
  const blockhash = key()
  const compiled = list(() => ({ program: byte(), accounts: indexes(), data: take(length()) }))
  const lookups: readonly Lookup[] = isVersioned
    ? list(() => ({ table: key(), writable: indexes(), readonly: indexes() }))
    : []
  const isSigned = header.required > 0 && header.required === count && header.required <= keys.length
  return isWhole && at === wire.length && isSigned
    ? { header, keys, compiled, lookups, blockhash, messageAt }
    : undefined
}
