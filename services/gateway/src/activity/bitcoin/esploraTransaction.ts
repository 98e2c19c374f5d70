import {
  array,
  boolean,
  type InferOutput,
  integer,
  maxValue,
  minValue,
  nullish,
  number,
  object,
  optional,
  pipe,
  regex,
  string,
  transform,
} from 'valibot'

/** No more than there will ever be; all of it fits a number. */
const satoshi = pipe(
  number(),
  integer(),
  minValue(0),
  maxValue(2_100_000_000_000_000),
  transform((value) => BigInt(value)),
)
const count = pipe(number(), integer(), minValue(0))
/** What has no address, such as a note in a transaction, has none here. */
const output = object({
  scriptpubkey_address: nullish(pipe(string(), regex(/^[a-zA-Z0-9]{0,90}$/)), ''),
  value: satoshi,
})

/** What Esplora tells of a transaction: the part that tells what moved. */
export const esploraTransaction = object({
  txid: pipe(string(), regex(/^[0-9a-f]{64}$/)),
  /** A new coin comes from nowhere. */
  vin: array(object({ prevout: nullish(output) })),
  vout: array(output),
  fee: optional(satoshi, 0),
  status: object({ confirmed: boolean(), block_time: optional(pipe(count, maxValue(100_000_000_000))) }),
})

/** What Esplora tells of a transaction. */
export type EsploraTransaction = InferOutput<typeof esploraTransaction>
