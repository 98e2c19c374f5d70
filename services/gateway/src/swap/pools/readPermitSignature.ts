import {
  compactSignatureToSignature,
  type Hex,
  parseCompactSignature,
  parseSignature,
  recoverTypedDataAddress,
} from 'viem'
import { type Permit, permitFields } from './permitStep'

/** The parts of a signature, as contracts take them. */
export type SignatureParts = { readonly r: Hex; readonly s: Hex; readonly v: number }

/** Returns the parts of a signature if the owner signed exactly this permit. */
export async function readPermitSignature(
  permit: Permit,
  signature: Hex,
): Promise<SignatureParts | undefined> {
  const { terms, owner, spender, value, deadline } = permit
  try {
    const parts =
      signature.length === 130
        ? compactSignatureToSignature(parseCompactSignature(signature))
        : parseSignature(signature)
    const signer = await recoverTypedDataAddress({
      domain: terms.domain,
      types: { Permit: permitFields },
      primaryType: 'Permit',
      message: { owner, spender, value, nonce: terms.nonce, deadline },
      signature: parts,
    })
    if (signer.toLowerCase() !== owner.toLowerCase()) return undefined
    return { r: parts.r, s: parts.s, v: 27 + (parts.yParity ?? 0) }
  } catch {
    // Not a signature; the visitor is asked for another one.
    return undefined
  }
}
