import {
  array,
  boolean,
  check,
  custom,
  type GenericSchema,
  integer,
  maxLength,
  maxValue,
  minValue,
  nonEmpty,
  number,
  object,
  objectWithRest,
  optional,
  picklist,
  pipe,
  regex,
  string,
  union,
} from 'valibot'
import { isNetworkId } from '../caip/isNetworkId'
import { namespaces } from '../caip/namespaces'
import type { NetworkId } from '../caip/parseNetworkId'
import type { Network } from './Network'

function createSchema(): GenericSchema<unknown, Network> {
  const text = pipe(string(), nonEmpty(), maxLength(200))
  // Explorer URLs become links and RPC URLs go to wallets: allow only web schemes.
  const url = pipe(string(), maxLength(2000), regex(/^https?:\/\/[^\s/]/i))
  const rpc = object({
    http: array(url),
    webSocket: optional(array(pipe(string(), maxLength(2000), regex(/^wss?:\/\/[^\s/]/i)))),
  })
  const explorer = object({ name: text, url, apiUrl: optional(url) })
  const image = pipe(string(), maxLength(100_000), regex(/^(https?:\/\/[^\s/]|data:image\/)/i))
  const contract = optional(
    object({ address: text, blockCreated: optional(pipe(number(), integer(), minValue(0))) }),
  )
  return pipe(
    object({
      id: union([pipe(number(), integer(), minValue(0), maxValue(Number.MAX_SAFE_INTEGER)), text]),
      caipNetworkId: custom<NetworkId>(isNetworkId),
      chainNamespace: picklist(namespaces),
      name: text,
      nativeCurrency: object({
        name: string(),
        symbol: string(),
        decimals: pipe(number(), integer(), minValue(0), maxValue(255)),
      }),
      rpcUrls: objectWithRest({ default: rpc }, rpc),
      blockExplorers: optional(objectWithRest({ default: explorer }, explorer)),
      testnet: optional(boolean()),
      assets: optional(object({ imageId: optional(string()), imageUrl: optional(image) })),
      contracts: optional(
        object({ multicall3: contract, ensRegistry: contract, ensUniversalResolver: contract }),
      ),
    }),
    check(
      (network) => network.caipNetworkId === `${network.chainNamespace}:${network.id}`,
      'caipNetworkId is not chainNamespace:id',
    ),
    check(
      (network) => network.chainNamespace !== 'eip155' || typeof network.id === 'number',
      'the id of an EVM network is a number',
    ),
  )
}

/** [NET-5] Parses an untrusted network. */
export const networkSchema = /* @__PURE__ */ createSchema()
