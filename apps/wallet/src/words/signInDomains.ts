/** Where a text says it signs its reader in, at the start of whichever line; empty for other texts. */
export function signInDomains(text: string): readonly string[] {
  const lines = text.matchAll(/^\s*(?:[a-z][a-z0-9+.-]*:\/\/)?(\S+) wants you to sign in with your /gim)
  return [...new Set(Array.from(lines, ([, domain = '']) => domain))]
}
