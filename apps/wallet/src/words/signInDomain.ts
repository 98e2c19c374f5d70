/** Where a text that begins like a sign-in says it signs in; undefined for other texts. */
export function signInDomain(text: string): string | undefined {
  return /^(?:[a-z][a-z0-9+.-]*:\/\/)?(\S+) wants you to sign in with your /i.exec(text)?.[1]
}
