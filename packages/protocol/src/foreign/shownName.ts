/** Control signs and those that turn the direction of reading can make one name look like another. */
const deceptive = /[\p{Cc}\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu

/** A name that a wallet gives itself, cleaned of signs that deceive; null when it is none or too long. */
export function shownName(value: unknown): string | null {
  const text = typeof value === 'string' ? value.replace(deceptive, '').trim() : ''
  return text !== '' && text.length <= 64 ? text : null
}
