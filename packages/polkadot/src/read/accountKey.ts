import { blake2b } from '@noble/hashes/blake2.js'
import { bytesToHex } from '@noble/hashes/utils.js'

/** The hashes of `System` and `Account` (twox128), which never change. */
const systemAccount = '26aa394eea5630e07c48ae0c9558cef7b99d880ec681799c0cf30e8886371da9'

/** The storage key of an account: `System.Account`, then the account's hash and the account. */
export function accountKey(id: Uint8Array): string {
  return `0x${systemAccount}${bytesToHex(blake2b(id, { dkLen: 16 }))}${bytesToHex(id)}`
}
