import { smartAccountAddresses } from '@latchkey/protocol'
import { keccak_256 } from '@noble/hashes/sha3.js'
import { concatBytes, hexToBytes } from '@noble/hashes/utils.js'
import type { SignedDelegation } from './EvmTransaction'
import { encodeInteger } from './encodeInteger'
import { encodeRlp } from './encodeRlp'
import { refuseEveryChain } from './refuseEveryChain'
import { signHash } from './signHash'

const { implementation } = smartAccountAddresses

/**
 * Signs that the account's code is the one implementation this wallet knows, on one chain (EIP-7702). Nobody can ask for
 * other code, nor for chain 0, which means every chain. @throws requestInvalid
 */
export async function signDelegation(
  { chainId, nonce }: { readonly chainId: bigint; readonly nonce: bigint },
  secretKey: Uint8Array,
): Promise<SignedDelegation> {
  refuseEveryChain(chainId)
  const fields = [encodeInteger(chainId), hexToBytes(implementation.slice(2)), encodeInteger(nonce)]
  const hash = keccak_256(concatBytes(Uint8Array.of(5), encodeRlp(fields)))
  return { chainId, address: implementation, nonce, signature: await signHash(hash, secretKey) }
}
