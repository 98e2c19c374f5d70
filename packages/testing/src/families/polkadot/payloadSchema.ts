import { hexToBytes } from '@noble/hashes/utils.js'
import * as v from 'valibot'
import { decodedBytes } from '../decodedBytes'

const hex = decodedBytes({ decode: (text) => hexToBytes(text.replace(/^0x/, '')) }, 'hexadecimal')
const hash = v.pipe(hex, v.length(32))
/** Hexadecimal, big-endian, or a number. */
const quantity = v.pipe(
  v.union([
    v.pipe(v.string(), v.regex(/^(0x[0-9a-f]{1,32}|\d{1,39})$/i, 'Expected a number')),
    v.pipe(v.number(), v.safeInteger(), v.minValue(0)),
  ]),
  v.transform((value) => BigInt(value)),
)
const small = v.pipe(quantity, v.maxValue(0xffff_ffffn))

/** The signed fields of a transaction, as the polkadot.js extension writes them. */
export const payloadSchema = v.object({
  address: v.string(),
  method: hex,
  era: hex,
  nonce: small,
  tip: quantity,
  specVersion: small,
  transactionVersion: small,
  genesisHash: hash,
  blockHash: hash,
  signedExtensions: v.array(v.string()),
  version: v.optional(v.literal(4), 4),
  mode: v.optional(v.picklist([0, 1]), 0),
  metadataHash: v.nullish(hash),
  assetId: v.nullish(hex),
})

/** A parsed payload. */
export type SignerPayload = v.InferOutput<typeof payloadSchema>
