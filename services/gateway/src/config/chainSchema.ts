import { isNamespace } from '@latchkey/protocol'
import {
  array,
  boolean,
  type InferOutput,
  integer,
  maxLength,
  maxValue,
  minLength,
  minValue,
  nonEmpty,
  number,
  object,
  optional,
  pipe,
  rawCheck,
  regex,
  strictObject,
  string,
  transform,
  url,
} from 'valibot'
import { chainFamilies, type NativeCurrency } from './chainFamilies'

// Addresses may hold keys, so the reason does not repeat them.
const webUrl = pipe(string(), url('no http or https address'), regex(/^https?:/i, 'neither http nor https'))
const evmAddress = pipe(string(), regex(/^0x[0-9a-fA-F]{40}$/, 'no EVM address'))
const decimals = pipe(number(), integer(), minValue(0), maxValue(255))

const entrySchema = strictObject({
  /** CAIP-2, of eip155, solana, bip122 or polkadot. */
  id: pipe(string(), regex(/^[-a-z0-9]{3,8}:[-_a-zA-Z0-9]{1,32}$/, 'no CAIP-2 id')),
  name: pipe(string(), nonEmpty(), maxLength(100)),
  /** Nodes, tried in this order: JSON-RPC, or for bip122 the base addresses of Esplora-compatible APIs. */
  rpc: pipe(array(webUrl), minLength(1), maxLength(5)),
  /** Prices are not told for test networks; false, unless it is a known one. */
  testnet: optional(boolean()),
  /** May be left out where the family or the network has a known one. */
  nativeCurrency: optional(object({ name: string(), symbol: string(), decimals })),
  /** Tokens whose balances are read: contracts on EVM chains, mints on Solana. */
  tokens: optional(
    pipe(
      array(
        object({
          address: string(),
          name: pipe(string(), maxLength(100)),
          symbol: pipe(string(), maxLength(30)),
          decimals,
          /** Where on chain its price in USD is told, by an aggregator of the usual shape. */
          feed: optional(evmAddress),
        }),
      ),
      maxLength(1_000),
    ),
    [],
  ),
  /** How addresses of a Polkadot network begin, where that is not known; any form is taken if it is left out. */
  ss58: optional(pipe(number(), integer(), minValue(0), maxValue(16_383))),
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

type Entry = InferOutput<typeof entrySchema>

const familyOf = (id: string) => {
  const [namespace, reference = ''] = id.split(':')
  return { family: isNamespace(namespace) ? chainFamilies[namespace] : undefined, namespace, reference }
}

const isSet = (value: unknown) =>
  value !== undefined && value !== false && !(Array.isArray(value) && value.length === 0)

/** Why an entry makes no chain; nothing where it does. */
function refuse(entry: Entry): string | undefined {
  const { family, namespace, reference } = familyOf(entry.id)
  if (!family)
    return `id: chains of ${namespace} are not served, but of ${Object.keys(chainFamilies).join(', ')}`
  const reason = family.refuse(reference)
  if (reason) return `id: ${reason}`
  const foreign = Object.entries(entry).find(([name, value]) => isSet(value) && family.foreign.includes(name))
  if (foreign) return `${foreign[0]}: not for chains of ${namespace}`
  for (const { address, feed } of entry.tokens) {
    if (!family.isToken) return `tokens: not for chains of ${namespace}`
    if (!family.isToken(address)) return `tokens: ${address.slice(0, 60)} is no token of ${namespace}`
    if (feed && namespace !== 'eip155') return `tokens: a feed is not for chains of ${namespace}`
  }
  if (!entry.nativeCurrency && !family.currencyOf(reference))
    return 'nativeCurrency: it is needed, since the network is not a known one'
  return undefined
}

/** One chain that the gateway serves. */
export const chainSchema = pipe(
  entrySchema,
  rawCheck(({ dataset, addIssue }) => {
    const message = dataset.typed ? refuse(dataset.value) : undefined
    if (message) addIssue({ message })
  }),
  transform((entry) => {
    const { family, reference } = familyOf(entry.id)
    const known: NativeCurrency | undefined = family?.currencyOf(reference)
    return {
      ...entry,
      testnet: entry.testnet ?? family?.isTestnet(reference) ?? false,
      // The check above has refused whatever has neither.
      nativeCurrency: entry.nativeCurrency ?? known ?? { name: '', symbol: '', decimals: 0 },
    }
  }),
)

/** One chain that the gateway serves. */
export type Chain = InferOutput<typeof chainSchema>
