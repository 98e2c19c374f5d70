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

// Addresses may contain keys, so the reason doesn't quote them.
const webUrl = pipe(string(), url('not an http or https URL'), regex(/^https?:/i, 'not an http or https URL'))
const evmAddress = pipe(string(), regex(/^0x[0-9a-fA-F]{40}$/, 'not an EVM address'))
const decimals = pipe(number(), integer(), minValue(0), maxValue(255))

const entrySchema = strictObject({
  /** A CAIP-2 id of eip155, solana, bip122 or polkadot. */
  id: pipe(string(), regex(/^[-a-z0-9]{3,8}:[-_a-zA-Z0-9]{1,32}$/, 'not a CAIP-2 id')),
  name: pipe(string(), nonEmpty(), maxLength(100)),
  /** Nodes in the order to try them: JSON-RPC, or Esplora-compatible base URLs for bip122. */
  rpc: pipe(array(webUrl), minLength(1), maxLength(5)),
  /** Test networks have no prices. Default: true for known test networks. */
  testnet: optional(boolean()),
  /** Optional if the family or network has a known one. */
  nativeCurrency: optional(object({ name: string(), symbol: string(), decimals })),
  /** Tokens whose balances to read: contracts on EVM chains, mints on Solana. */
  tokens: optional(
    pipe(
      array(
        object({
          address: string(),
          name: pipe(string(), maxLength(100)),
          symbol: pipe(string(), maxLength(30)),
          decimals,
          /** A price aggregator for USD on the same chain. */
          feed: optional(evmAddress),
        }),
      ),
      maxLength(1_000),
    ),
    [],
  ),
  /** The address prefix of an unknown Polkadot network; without it any prefix is accepted. */
  ss58: optional(pipe(number(), integer(), minValue(0), maxValue(16_383))),
  /** Collections to search, besides those the follower has seen. */
  collections: optional(pipe(array(evmAddress), maxLength(1_000)), []),
  /** A price aggregator for the native currency. */
  feed: optional(evmAddress),
  /** The Multicall3 contract, if not at its usual address. */
  multicall: optional(evmAddress),
  /** The contract that resolves names. */
  names: optional(evmAddress),
  /** Whether to follow its blocks, which provides the history. */
  follow: optional(boolean(), false),
  /** The first followed block; default: the newest one at the first start. */
  followFrom: optional(pipe(number(), integer(), minValue(0))),
  /** An Etherscan- or Blockscout-compatible API for the history, if blocks aren't followed. */
  explorer: optional(object({ url: webUrl, key: optional(string()) })),
})

type Entry = InferOutput<typeof entrySchema>

const familyOf = (id: string) => {
  const [namespace, reference = ''] = id.split(':')
  return { family: isNamespace(namespace) ? chainFamilies[namespace] : undefined, namespace, reference }
}

const isSet = (value: unknown) =>
  value !== undefined && value !== false && !(Array.isArray(value) && value.length === 0)

/** Returns why an entry is invalid, or nothing if it is valid. */
function refuse(entry: Entry): string | undefined {
  const { family, namespace, reference } = familyOf(entry.id)
  if (!family)
    return `id: namespace ${namespace} is not supported, use ${Object.keys(chainFamilies).join(', ')}`
  const reason = family.refuse(reference)
  if (reason) return `id: ${reason}`
  const foreign = Object.entries(entry).find(([name, value]) => isSet(value) && family.foreign.includes(name))
  if (foreign) return `${foreign[0]}: not supported for ${namespace}`
  for (const { address, feed } of entry.tokens) {
    if (!family.isToken) return `tokens: not supported for ${namespace}`
    if (!family.isToken(address)) return `tokens: ${address.slice(0, 60)} is not a token of ${namespace}`
    if (feed && namespace !== 'eip155') return `tokens: feed is not supported for ${namespace}`
  }
  if (!entry.nativeCurrency && !family.currencyOf(reference))
    return 'nativeCurrency: required for an unknown network'
  return undefined
}

/** A chain that the gateway serves. */
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
      // The check above rejects entries without either.
      nativeCurrency: entry.nativeCurrency ?? known ?? { name: '', symbol: '', decimals: 0 },
    }
  }),
)

/** A chain that the gateway serves. */
export type Chain = InferOutput<typeof chainSchema>
