import { createPublicKey, verify } from 'node:crypto'
import { base58 } from '@scure/base'
import { operationInvalid, operationUnsigned, sponsorRefused } from '../errors'
import type { SolanaTransaction } from './readSolanaTransaction'
import type { SolanaSponsor } from './SolanaSponsor'

const system = '1'.repeat(32)
/** The system program's AdvanceNonceAccount: such a transaction never expires. */
const advanceNonce = '4,0,0,0'

/**
 * Checks what a transaction may do to the sponsor, without asking the network: it pays the fee and takes part in nothing.
 * Returns the visitor, who signed. @throws operationInvalid, operationUnsigned, sponsorRefused
 */
export function checkSolanaTransaction(
  { signatures, message, signers, keys, instructions }: SolanaTransaction,
  { address, programs }: Pick<SolanaSponsor, 'address' | 'programs'>,
): string {
  const [payer, visitor] = keys
  if (payer !== address) throw operationInvalid({ reason: 'somebody else pays' })
  if (signers < 2 || visitor === undefined) throw operationInvalid({ reason: 'no visitor signs' })
  if (instructions.length === 0) throw operationInvalid({ reason: 'it does nothing' })
  for (const { program, accounts } of instructions) {
    // Its signature would count for the instruction too.
    if ([program, ...accounts].includes(0)) throw sponsorRefused({ reason: 'target' })
    const name = keys[program] ?? ''
    if (programs && !programs.has(name)) throw sponsorRefused({ reason: 'target' })
  }
  const [first] = instructions
  if (first && keys[first.program] === system && [...first.data.subarray(0, 4)].join() === advanceNonce)
    throw sponsorRefused({ reason: 'target' })
  for (let place = 1; place < signers; place += 1)
    if (!isSignedBy(keys[place] ?? '', message, signatures[place])) throw operationUnsigned()
  return visitor
}

function isSignedBy(address: string, message: Uint8Array, signature: Uint8Array | undefined): boolean {
  const x = Buffer.from(base58.decode(address)).toString('base64url')
  try {
    const key = createPublicKey({ key: { kty: 'OKP', crv: 'Ed25519', x }, format: 'jwk' })
    return signature !== undefined && verify(null, message, key, signature)
  } catch {
    // Not a point on the curve: nobody's key.
    return false
  }
}
