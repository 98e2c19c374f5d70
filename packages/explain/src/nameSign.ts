/** Writes a sign as its number in Unicode, so it can't be taken for another one. */
export function nameSign(sign: string): string {
  const code = sign.codePointAt(0) ?? 0
  return `⟨U+${code.toString(16).toUpperCase().padStart(4, '0')}⟩`
}
