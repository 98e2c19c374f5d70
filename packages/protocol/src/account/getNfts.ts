import {
  array,
  boolean,
  type InferOutput,
  maxLength,
  nullable,
  object,
  optional,
  pipe,
  string,
} from 'valibot'
import { defineCall } from '../http/defineCall'

/** One collectible that an account holds. */
const nftSchema = /* @__PURE__ */ object({
  /** CAIP-19: network, standard and contract, token id. */
  id: string(),
  chainId: string(),
  contract: string(),
  tokenId: string(),
  collection: nullable(string()),
  name: nullable(string()),
  imageUrl: nullable(string()),
  isSpam: boolean(),
})

/** One collectible that an account holds. */
export type Nft = InferOutput<typeof nftSchema>

/** [ACC-3] The collectibles of an account, by pages. */
export const getNfts = /* @__PURE__ */ defineCall({
  name: 'getNfts',
  method: 'GET',
  path: '/v1/account/{address}/nfts',
  query: object({
    chainId: optional(pipe(string(), maxLength(200))),
    cursor: optional(pipe(string(), maxLength(500))),
  }),
  output: object({ nfts: array(nftSchema), next: nullable(string()) }),
})
