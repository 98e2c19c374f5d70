import { hexToBytes } from '@noble/hashes/utils.js'
import type { TypedDataDefinition } from 'viem'
import { hashTypedData, validateTypedData } from 'viem/utils'
import { requestInvalid } from '../../errors'
import { signHash } from './signHash'
import { toSignatureHex } from './toSignatureHex'

/** Signs typed data (EIP-712). The text comes from a page. @throws requestInvalid */
export async function signTyped(json: string, secretKey: Uint8Array): Promise<`0x${string}`> {
  let hash: `0x${string}`
  try {
    const data: TypedDataDefinition = JSON.parse(json)
    validateTypedData(data)
    hash = hashTypedData(data)
  } catch (cause) {
    throw requestInvalid({ reason: 'typed data' }, { cause })
  }
  return toSignatureHex(await signHash(hexToBytes(hash.slice(2)), secretKey))
}
