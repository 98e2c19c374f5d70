/** Letters without their accents and case, so that a visitor finds a name however it is typed. */
function plain(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()
}

/** Whether a name fits what a visitor typed: each word of it begins or stands somewhere in the name. */
export function isMatch(name: string, query: string): boolean {
  const words = plain(query).split(/\s+/).filter(Boolean)
  return words.every((word) => plain(name).includes(word))
}
