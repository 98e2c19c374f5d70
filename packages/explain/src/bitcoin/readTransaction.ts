import { createReader, type Reader } from './createReader'

/** Coins and the script that says who may spend them. */
export type Coins = { readonly amount: bigint; readonly script: Uint8Array }

/** A transaction, as far as an explanation needs it. */
export type BitcoinTransaction = {
  /** The coins that it spends: the transaction that they're from, as its hash is, and which of them. */
  readonly inputs: readonly {
    readonly from: Uint8Array
    readonly index: number
    readonly isSigned: boolean
  }[]
  readonly outputs: readonly Coins[]
  /** The bytes that its name is the hash of. */
  readonly named: readonly Uint8Array[]
}

/** There are no more coins than these. */
const mostCoins = 2_100_000_000_000_000n

/** Reads a transaction; undefined if the bytes are anything else. Only a signed one can have witnesses. */
export function readTransaction(bytes: Uint8Array, mayHaveWitness: boolean): BitcoinTransaction | undefined {
  const reader = createReader(bytes)
  const version = reader.take(4)
  const hasWitness = mayHaveWitness && bytes[4] === 0 && bytes[5] === 1
  if (hasWitness) reader.take(2)
  const start = reader.position()
  const inputs = readList(reader, () => ({
    from: reader.take(32),
    index: reader.uint32(),
    isSigned: reader.take(reader.size()).length + reader.take(4).length > 4,
  }))
  const outputs = readList(reader, () => readCoins(reader))
  const body = bytes.subarray(start, reader.position())
  if (hasWitness) for (const _ of inputs) readList(reader, () => reader.take(reader.size()))
  const lockTime = reader.take(4)
  const isValid = reader.isDone() && outputs.every(({ amount }) => amount <= mostCoins)
  return isValid ? { inputs, outputs, named: [version, body, lockTime] } : undefined
}

/** Reads an amount and a script. */
export function readCoins(reader: Reader): Coins {
  return { amount: reader.uint64(), script: reader.take(reader.size()) }
}

function readList<Item>(reader: Reader, read: () => Item): readonly Item[] {
  const items: Item[] = []
  for (let left = reader.size(); left > 0 && reader.isWhole(); left -= 1) items.push(read())
  return items
}
