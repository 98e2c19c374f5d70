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

/** At most the total supply, which fits a number. */
const satoshi = pipe(
  number(),
  integer(),
  minValue(0),
  maxValue(2_100_000_000_000_000),
  transform((value) => BigInt(value)),
)
const count = pipe(number(), integer(), minValue(0))
/** Outputs such as notes have no address. */
const output = object({
  scriptpubkey_address: nullish(pipe(string(), regex(/^[a-zA-Z0-9]{0,90}$/)), ''),
  value: satoshi,
})

/** The part of an Esplora transaction that shows what moved. */
export const esploraTransaction = object({
  txid: pipe(string(), regex(/^[0-9a-f]{64}$/)),
  /** A coinbase input has no previous output. */
  vin: array(object({ prevout: nullish(output) })),
  vout: array(output),
  fee: optional(satoshi, 0),
  status: object({ confirmed: boolean(), block_time: optional(pipe(count, maxValue(100_000_000_000))) }),
})

/** A transaction from Esplora. */
export type EsploraTransaction = InferOutput<typeof esploraTransaction>
