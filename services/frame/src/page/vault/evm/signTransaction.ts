import { keccak_256 } from '@noble/hashes/sha3.js'
import { bytesToHex, concatBytes, hexToBytes } from '@noble/hashes/utils.js'
import type { EvmTransaction } from './EvmTransaction'
import { encodeInteger } from './encodeInteger'
import { encodeRlp, type RlpItem } from './encodeRlp'
import { type EvmSignature, signHash } from './signHash'

const kinds = { eip2930: 1, eip1559: 2, eip7702: 4 }

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
  const payload = [encodeInteger(gas), to ? bytes(to) : new Uint8Array(), encodeInteger(value), bytes(data)]
  if (transaction.type === 'legacy') {
    const fields = [encodeInteger(nonce), encodeInteger(transaction.gasPrice), ...payload]
    // EIP-155 puts the chain where the signature goes, and then into its `v`.
    const last = signature
      ? [encodeInteger(chainId * 2n + 35n + BigInt(signature.parity)), ...numbersOf(signature)]
      : [encodeInteger(chainId), new Uint8Array(), new Uint8Array()]
    return encodeRlp([...fields, ...last])
  }
  const accessList = transaction.accessList.map(({ address, storageKeys }) => [
    bytes(address),
    storageKeys.map(bytes),
  ])
  const fees: readonly RlpItem[] =
    transaction.type === 'eip2930'
      ? [encodeInteger(transaction.gasPrice)]
      : [encodeInteger(transaction.maxPriorityFeePerGas), encodeInteger(transaction.maxFeePerGas)]
  const delegations =
    transaction.type === 'eip7702'
      ? [
          transaction.delegations.map((one) => [
            encodeInteger(one.chainId),
            bytes(one.address),
            encodeInteger(one.nonce),
            encodeInteger(BigInt(one.signature.parity)),
            ...numbersOf(one.signature),
          ]),
        ]
      : []
  const fields = [
    encodeInteger(chainId),
    encodeInteger(nonce),
    ...fees,
    ...payload,
    accessList,
    ...delegations,
  ]
  const last = signature ? [encodeInteger(BigInt(signature.parity)), ...numbersOf(signature)] : []
  return concatBytes(Uint8Array.of(kinds[transaction.type]), encodeRlp([...fields, ...last]))
}

const numbersOf = ({ r, s }: EvmSignature) => [withoutZeros(r), withoutZeros(s)]

const bytes = (hex: `0x${string}`) => hexToBytes(hex.slice(2))

function withoutZeros(number: Uint8Array): Uint8Array {
  const start = number.findIndex((byte) => byte !== 0)
  return start < 0 ? new Uint8Array() : number.subarray(start)
}
