import {
  array,
  type InferOutput,
  integer,
  maxValue,
  minValue,
  nullable,
  number,
  object,
  optional,
  pipe,
  regex,
  string,
  toBigint,
  toLowerCase,
  toNumber,
} from 'valibot'

const hex = pipe(string(), regex(/^0x[0-9a-f]*$/i), toLowerCase())
const hash = pipe(string(), regex(/^0x[0-9a-f]{64}$/i), toLowerCase())
const address = pipe(string(), regex(/^0x[0-9a-f]{40}$/i), toLowerCase())
const digits = pipe(string(), regex(/^0x[0-9a-f]{1,64}$/i))
const count = pipe(digits, toNumber(), number(), integer(), minValue(0), maxValue(Number.MAX_SAFE_INTEGER))
const amount = pipe(digits, toBigint())

/** A contract's log from a node. */
export const logSchema = object({
  address,
  topics: array(hash),
  data: hex,
  blockNumber: count,
  blockHash: hash,
  transactionHash: hash,
})

/** The header of a block. */
export const headerSchema = object({ number: count, hash, parentHash: hash, timestamp: count })

/** A transaction of a block. */
export const transactionSchema = object({
  hash,
  blockHash: hash,
  blockNumber: count,
  transactionIndex: count,
  from: address,
  to: optional(nullable(address), null),
  nonce: count,
  value: amount,
  input: hex,
})

/** A block with all its transactions. */
export const blockSchema = object({ ...headerSchema.entries, transactions: array(transactionSchema) })

/** A block with the hashes of its transactions. */
export const shortBlockSchema = object({ ...headerSchema.entries, transactions: array(hash) })

/** The receipt of a transaction. */
export const receiptSchema = object({
  transactionHash: hash,
  blockHash: hash,
  /** Blocks from before 2017 have a state root instead; they count as successful. */
  status: optional(count, '0x1'),
  contractAddress: optional(nullable(address), null),
  logs: array(logSchema),
})

/** A log of a contract. */
export type ChainLog = InferOutput<typeof logSchema>
/** The head of a block. */
export type ChainHeader = InferOutput<typeof headerSchema>
/** A transaction of a block. */
export type ChainTransaction = InferOutput<typeof transactionSchema>
/** A block with all its transactions. */
export type ChainBlock = InferOutput<typeof blockSchema>
/** The receipt of a transaction. */
export type ChainReceipt = InferOutput<typeof receiptSchema>
