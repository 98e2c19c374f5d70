/** [SIW-6] The longest accepted signature. Undeployed smart accounts include their deployment call. */
export const maxSignInSignatureLength = 32_768
