import { keccak_256 } from '@noble/hashes/sha3.js'
import { concatBytes, utf8ToBytes } from '@noble/hashes/utils.js'
import { signHash } from './signHash'
import { toSignatureHex } from './toSignatureHex'

/** Signs a message by EIP-191. */
export async function signPersonal(message: Uint8Array, secretKey: Uint8Array): Promise<`0x${string}`> {
  const prefix = utf8ToBytes(`\u0019Ethereum Signed Message:\n${message.length}`)
  return toSignatureHex(await signHash(keccak_256(concatBytes(prefix, message)), secretKey))
}
