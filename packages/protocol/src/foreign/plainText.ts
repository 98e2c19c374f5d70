/** Control signs and those that turn the direction of reading can make one text look like another. */
const deceptive = /[\p{Cc}\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu

/** A foreign text without the signs that deceive. */
export function plainText(text: string): string {
  return text.replace(deceptive, '').trim()
}
