/** Returns the domains a text claims to sign in to, at the start of any line. Empty for other texts. */
export function signInDomains(text: string): readonly string[] {
  const lines = text.matchAll(/^\s*(?:[a-z][a-z0-9+.-]*:\/\/)?(\S+) wants you to sign in with your /gim)
  return [...new Set(Array.from(lines, ([, domain = '']) => domain))]
}
