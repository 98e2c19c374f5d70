/** Control, direction and invisible characters (Default_Ignorable) can make one text look like another. */
const deceptive = /[\p{Cc}\p{DI}\u2800]/gu

/** Removes characters that can make a text look like something else. */
export function stripDeceptive(text: string): string {
  return text.replace(deceptive, '').trim()
}

/** Cleans the name that a wallet gives itself; null if it's empty or too long. */
export function safeName(value: unknown): string | null {
  const text = typeof value === 'string' ? stripDeceptive(value) : ''
  return text !== '' && text.length <= 64 ? text : null
}
