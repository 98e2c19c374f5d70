import { keccak_256 } from '@noble/hashes/sha3.js'
import { bytesToHex, concatBytes, hexToBytes } from '@noble/hashes/utils.js'
import type { EvmTransaction } from './EvmTransaction'
import { encodeRlp, type RlpItem } from './encodeRlp'
import { type EvmSignature, signHash } from './signHash'

/** Signs a transaction and returns it as nodes take it. */
export async function signTransaction(
  transaction: EvmTransaction,
  secretKey: Uint8Array,
): Promise<`0x${string}`> {
  const signature = await signHash(keccak_256(encode(transaction)), secretKey)
  return `0x${bytesToHex(encode(transaction, signature))}`
}

function encode(transaction: EvmTransaction, signature?: EvmSignature): Uint8Array {
  const { chainId, nonce, gas, to, value, data } = transaction
  const payload = [integer(gas), to ? bytes(to) : new Uint8Array(), integer(value), bytes(data)]
  if (transaction.type === 'legacy') {
    const fields = [integer(nonce), integer(transaction.gasPrice), ...payload]
    // EIP-155 puts the chain where the signature goes, and then into its `v`.
    const last = signature
      ? [integer(chainId * 2n + 35n + BigInt(signature.parity)), ...numbersOf(signature)]
      : [integer(chainId), new Uint8Array(), new Uint8Array()]
    return encodeRlp([...fields, ...last])
  }
  const accessList = transaction.accessList.map(({ address, storageKeys }) => [
    bytes(address),
    storageKeys.map(bytes),
  ])
  const fees: readonly RlpItem[] =
    transaction.type === 'eip2930'
      ? [integer(transaction.gasPrice)]
      : [integer(transaction.maxPriorityFeePerGas), integer(transaction.maxFeePerGas)]
  const fields = [integer(chainId), integer(nonce), ...fees, ...payload, accessList]
  const last = signature ? [integer(BigInt(signature.parity)), ...numbersOf(signature)] : []
  const kind = transaction.type === 'eip2930' ? 1 : 2
  return concatBytes(Uint8Array.of(kind), encodeRlp([...fields, ...last]))
}

const numbersOf = ({ r, s }: EvmSignature) => [withoutZeros(r), withoutZeros(s)]

const bytes = (hex: `0x${string}`) => hexToBytes(hex.slice(2))

/** Integers in RLP have no leading zeros, and zero is empty. */
function integer(value: bigint): Uint8Array {
  if (value === 0n) return new Uint8Array()
  const hex = value.toString(16)
  return hexToBytes(hex.length % 2 ? `0${hex}` : hex)
}

function withoutZeros(number: Uint8Array): Uint8Array {
  const start = number.findIndex((byte) => byte !== 0)
  return start < 0 ? new Uint8Array() : number.subarray(start)
}
