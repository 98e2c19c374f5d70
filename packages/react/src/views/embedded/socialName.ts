/** The names that aren't written as their id with a capital. */
const written: { readonly [provider: string]: string } = { github: 'GitHub' }

/** Returns what a social provider calls itself. */
export function socialName(provider: string): string {
  return written[provider] ?? provider.charAt(0).toUpperCase() + provider.slice(1)
}
