/** Replaces lone surrogates, which a URL can't contain. */
export function toWellFormed(text: string): string {
  return Buffer.from(text, 'utf8').toString('utf8')
}
