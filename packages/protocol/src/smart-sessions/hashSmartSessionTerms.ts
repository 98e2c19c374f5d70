import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'
import type { GrantedTerms } from './terms/grantedTerms'

/** Parsed terms. The embedded wallet knows signers of its own. */
export type HashedTerms = Omit<GrantedTerms, 'signer'> & { readonly signer: object }

/**
 * Returns the SHA-256 of the terms of a smart session, in hexadecimal, as an account confirms them. Equal terms have equal
 * hashes if the schema `grantedTerms` wrote them.
 */
export function hashSmartSessionTerms({ expiry, signer, permissions, policies }: HashedTerms): string {
  return bytesToHex(sha256(utf8ToBytes(JSON.stringify({ expiry, signer, permissions, policies }))))
}
