import * as v from 'valibot'
import { type Hex, isHex } from 'viem'
import { evmAddress } from './evmSchemas'

const hex = v.custom<Hex>((value) => isHex(value), 'Expected hexadecimal')
const quantity = v.pipe(
  v.union([hex, v.pipe(v.number(), v.safeInteger(), v.minValue(0))]),
  v.transform((value) => BigInt(value === '0x' ? 0 : value)),
)
const maybe = v.optional(quantity)

/** A transaction as sites write it. Other fields are neither shown nor signed. */
export const transactionSchema = v.object({
  from: evmAddress,
  to: v.nullish(evmAddress),
  value: maybe,
  data: v.optional(hex),
  input: v.optional(hex),
  gas: maybe,
  gasLimit: maybe,
  gasPrice: maybe,
  maxFeePerGas: maybe,
  maxPriorityFeePerGas: maybe,
  nonce: maybe,
  chainId: maybe,
})

/** A parsed transaction. */
export type AskedTransaction = v.InferOutput<typeof transactionSchema>
