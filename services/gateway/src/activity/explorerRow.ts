import {
  digits,
  type InferOutput,
  maxLength,
  object,
  optional,
  pipe,
  regex,
  string,
  toLowerCase,
} from 'valibot'

const count = pipe(string(), digits(), maxLength(15))
const amount = pipe(string(), digits(), maxLength(80))
/** Explorers send an empty text for none. */
const address = pipe(string(), regex(/^(0x[0-9a-f]{40})?$/i), toLowerCase())
const text = optional(string(), '')

/** A row in the lists of an Etherscan-compatible API: transactions, tokens and collectibles. */
export const explorerRow = object({
  hash: pipe(string(), regex(/^0x[0-9a-f]{64}$/i), toLowerCase()),
  blockNumber: count,
  timeStamp: count,
  nonce: optional(count, '0'),
  transactionIndex: optional(count, '0'),
  from: address,
  to: optional(address, ''),
  contractAddress: optional(address, ''),
  value: optional(amount, '0'),
  isError: optional(string(), '0'),
  input: optional(string(), '0x'),
  tokenName: text,
  tokenSymbol: text,
  tokenDecimal: text,
  tokenID: optional(amount),
})

/** A row of the lists of an Etherscan-compatible API. */
export type ExplorerRow = InferOutput<typeof explorerRow>
