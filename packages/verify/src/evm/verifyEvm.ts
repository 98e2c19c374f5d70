import { isEvmAddress } from '@latchkey/protocol'
import { keccak_256 } from '@noble/hashes/sha3.js'
import { concatBytes, utf8ToBytes } from '@noble/hashes/utils.js'
import { parseHex } from '../crypto/parseHex'
import type { SignatureQuestion } from '../SignatureQuestion'
import { recoverAddress } from './recoverAddress'

/** Hashes a text like `personal_sign` (EIP-191). */
export function hashPersonal(text: string): Uint8Array {
  const bytes = utf8ToBytes(text)
  return keccak_256(concatBytes(utf8ToBytes(`\x19Ethereum Signed Message:\n${bytes.length}`), bytes))
}

/**
 * Whether an EVM account signed: its key (EIP-191), or its contract, deployed (EIP-1271) or undeployed (EIP-6492,
 * ERC-8010). A key signature needs no node. @throws signInUnverifiable
 */
export async function verifyEvm(question: SignatureQuestion): Promise<boolean> {
  const { address, message, signature } = question
  const bytes = parseHex(signature)
  if (!isEvmAddress(address) || !bytes || bytes.length === 0) return false
  // On-chain recovery returns the zero address for garbage, so validators would accept it.
  if (/^0x0{40}$/.test(address)) return false
  const hash = hashPersonal(message)
  if (recoverAddress(hash, bytes) === address.toLowerCase()) return true
  const { askAccount } = await import('./askAccount')
  return askAccount(hash, { ...question, address })
}
