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

/** One NFT of an account. */
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

/** One NFT of an account. */
export type Nft = InferOutput<typeof nftSchema>

/** [ACC-3] Gets the NFTs of an account, page by page. */
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
