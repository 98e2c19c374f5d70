/** [SIW-6] The longest accepted message. One that grants fifty methods has about 3,000 characters. */
export const maxSignInMessageLength = 10_000

/** [SIW-6] The longest accepted signature. Undeployed smart accounts include their deployment call. */
export const maxSignInSignatureLength = 32_768
