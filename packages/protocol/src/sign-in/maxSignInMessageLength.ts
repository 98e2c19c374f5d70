/** [SIW-6] No sign-in message is longer; one with a grant for fifty methods has about 3,000 characters. */
export const maxSignInMessageLength = 10_000
