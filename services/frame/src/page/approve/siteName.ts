/** Returns what to call a site: its host if the connection is encrypted, else its whole origin. */
export function siteName(origin: string): string {
  return origin.replace(/^https:\/\//, '')
}
