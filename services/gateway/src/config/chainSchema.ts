import {
  array,
  boolean,
  type InferOutput,
  integer,
  maxLength,
  minLength,
  minValue,
  nonEmpty,
  number,
  object,
  optional,
  pipe,
  regex,
  strictObject,
  string,
  url,
} from 'valibot'

const webUrl = pipe(string(), url(), regex(/^https?:/i, 'neither http nor https'))
const evmAddress = pipe(string(), regex(/^0x[0-9a-fA-F]{40}$/, 'no EVM address'))

/** One chain that the gateway serves. */
export const chainSchema = strictObject({
  /** CAIP-2. */
  id: pipe(string(), regex(/^[-a-z0-9]{3,8}:[-_a-zA-Z0-9]{1,32}$/, 'no CAIP-2 id')),
  name: pipe(string(), nonEmpty(), maxLength(100)),
  /** Nodes, tried in this order. */
  rpc: pipe(array(webUrl), minLength(1), maxLength(5)),
  testnet: optional(boolean(), false),
  nativeCurrency: optional(
    object({ name: string(), symbol: string(), decimals: pipe(number(), integer(), minValue(0)) }),
    { name: 'Ether', symbol: 'ETH', decimals: 18 },
  ),
  /** Tokens whose balances are read. */
  tokens: optional(
    pipe(
      array(
        object({
          address: string(),
          name: pipe(string(), maxLength(100)),
          symbol: pipe(string(), maxLength(30)),
          decimals: pipe(number(), integer(), minValue(0)),
          /** Where on chain its price in USD is told, by an aggregator of the usual shape. */
          feed: optional(evmAddress),
        }),
      ),
      maxLength(1_000),
    ),
    [],
  ),
  /** Collections whose pieces are looked for, beside those that the follower has seen. */
  collections: optional(pipe(array(evmAddress), maxLength(1_000)), []),
  /** Where on chain the price of the native currency is told. */
  feed: optional(evmAddress),
  /** The contract that answers many calls at once, where it is not at its usual address. */
  multicall: optional(evmAddress),
  /** The contract that resolves names. */
  names: optional(evmAddress),
  /** Whether its blocks are followed, so that there is a history. */
  follow: optional(boolean(), false),
  /** The first block that is followed; the newest one of the first start, if it is left out. */
  followFrom: optional(pipe(number(), integer(), minValue(0))),
  /** An Etherscan- or Blockscout-compatible API that tells the history, where blocks are not followed. */
  explorer: optional(object({ url: webUrl, key: optional(string()) })),
})

/** One chain that the gateway serves. */
export type Chain = InferOutput<typeof chainSchema>
