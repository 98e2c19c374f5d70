import { blake2b } from '@noble/hashes/blake2.js'
import { bytesToHex } from '@noble/hashes/utils.js'

/** A signed transaction as far as it can be read without the chain's description of calls. */
export type ReadExtrinsic = {
  readonly nonce: bigint
  /** Undefined if something before it can't be skipped. */
  readonly call: Uint8Array | undefined
}

/** The hash that transactions are known by. */
export function hashOf(extrinsic: Uint8Array): string {
  return `0x${bytesToHex(blake2b(extrinsic, { dkLen: 32 }))}`
}

/** Version 4, signed; the account by its key. */
const [signed, byKey] = [0x84, 0]
/** By type: ed25519, sr25519, ecdsa. */
const signatureSizes = [64, 64, 65]

/** A number in SCALE's compact form, and where it ends. */
function readCompact(bytes: Uint8Array, at: number): readonly [value: bigint, end: number] {
  const first = bytes[at] ?? 0
  const mode = first & 3
  const size = mode === 3 ? (first >> 2) + 4 : 2 ** mode
  const [start, end] = mode === 3 ? [at + 1, at + 1 + size] : [at, at + size]
  const value = bytes.slice(start, end).reduceRight((sum, byte) => (sum << 8n) | BigInt(byte), 0n)
  return [mode === 3 ? value : value >> 2n, end]
}

/** Where what a chain adds to a transaction ends; undefined if that isn't known. */
function skip(name: string, bytes: Uint8Array, at: number): number | undefined {
  switch (name) {
    case 'CheckMortality':
    case 'CheckEra':
      return at + (bytes[at] === 0 ? 1 : 2)
    case 'CheckNonce':
    case 'ChargeTransactionPayment':
      return readCompact(bytes, at)[1]
    case 'ChargeAssetTxPayment': {
      const [, end] = readCompact(bytes, at)
      return bytes[end] === 0 ? end + 1 : undefined
    }
    case 'CheckMetadataHash':
      return at + 1
    case 'CheckNonZeroSender':
    case 'CheckSpecVersion':
    case 'CheckTxVersion':
    case 'CheckGenesis':
    case 'CheckWeight':
    case 'PrevalidateAttests':
    case 'WeightReclaim':
    case 'StorageWeightReclaim':
      return at
    default:
      return undefined
  }
}

/** Reads a transaction of an account; null if it is another's, unsigned, or can't be read. */
export function readExtrinsic(
  bytes: Uint8Array,
  account: Uint8Array,
  extensions: readonly string[],
): ReadExtrinsic | null {
  const [, start] = readCompact(bytes, 0)
  const isOwn =
    bytes[start] === signed &&
    bytes[start + 1] === byKey &&
    account.every((byte, index) => bytes[start + 2 + index] === byte)
  if (!isOwn) return null
  const typeAt = start + 2 + account.length
  const size = signatureSizes[bytes[typeAt] ?? -1]
  let at: number | undefined = size === undefined ? undefined : typeAt + 1 + size
  let nonce: bigint | undefined
  for (const name of extensions) {
    if (at === undefined) break
    if (name === 'CheckNonce') nonce = readCompact(bytes, at)[0]
    at = skip(name, bytes, at)
  }
  if (nonce === undefined) return null
  return { nonce, call: at === undefined ? undefined : bytes.slice(at) }
}
