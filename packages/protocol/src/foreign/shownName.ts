import { plainText } from './plainText'

/** A name that a wallet gives itself, cleaned of signs that deceive; null when it is none or too long. */
export function shownName(value: unknown): string | null {
  const text = typeof value === 'string' ? plainText(value) : ''
  return text !== '' && text.length <= 64 ? text : null
}
