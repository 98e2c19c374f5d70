/** [SIW-6] No signature is longer as text; those of accounts that are not deployed yet carry the call that deploys them. */
export const maxSignInSignatureLength = 32_768
