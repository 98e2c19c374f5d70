import { blake2b } from '@noble/hashes/blake2.js'
import { concatBytes } from '@noble/hashes/utils.js'
import { requestRefused } from '../../errors'
import { compact } from './compact'
import type { SignerPayload } from './payloadSchema'

type Part = (payload: SignerPayload) => Uint8Array
type Extension = { readonly extra?: Part; readonly signed?: Part }

const none: Extension = {}
const option = (bytes: Uint8Array | null | undefined) =>
  bytes ? concatBytes(Uint8Array.of(1), bytes) : Uint8Array.of(0)
const mortality: Extension = { extra: ({ era }) => era, signed: ({ blockHash }) => blockHash }

/** What each extension adds to the transaction, and what it only adds to the signed data. */
const extensions: { readonly [name: string]: Extension } = {
  CheckNonZeroSender: none,
  CheckWeight: none,
  PrevalidateAttests: none,
  WeightReclaim: none,
  StorageWeightReclaim: none,
  CheckSpecVersion: { signed: ({ specVersion }) => fixed(specVersion) },
  CheckTxVersion: { signed: ({ transactionVersion }) => fixed(transactionVersion) },
  CheckGenesis: { signed: ({ genesisHash }) => genesisHash },
  CheckMortality: mortality,
  CheckEra: mortality,
  CheckNonce: { extra: ({ nonce }) => compact(nonce) },
  ChargeTransactionPayment: { extra: ({ tip }) => compact(tip) },
  ChargeAssetTxPayment: { extra: ({ tip, assetId }) => concatBytes(compact(tip), option(assetId)) },
  CheckMetadataHash: {
    extra: ({ mode }) => Uint8Array.of(mode),
    signed: ({ metadataHash }) => option(metadataHash),
  },
}

/** Encodes the bytes to sign: the call and what the extensions add and check, hashed if long. @throws requestRefused */
export function encodePayload(payload: SignerPayload): Uint8Array {
  const used = payload.signedExtensions.map((name) => {
    const extension = Object.hasOwn(extensions, name) ? extensions[name] : undefined
    if (!extension) throw requestRefused({ reason: `Unknown signed extension: ${name}` })
    return extension
  })
  const parts = (kind: keyof Extension) => used.flatMap((extension) => extension[kind]?.(payload) ?? [])
  const bytes = concatBytes(payload.method, ...parts('extra'), ...parts('signed'))
  return bytes.length > 256 ? blake2b(bytes, { dkLen: 32 }) : bytes
}

function fixed(value: bigint): Uint8Array {
  const view = new DataView(new ArrayBuffer(4))
  view.setUint32(0, Number(value), true)
  return new Uint8Array(view.buffer)
}
