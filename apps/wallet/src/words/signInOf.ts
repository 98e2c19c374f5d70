import { parseSignInMessage, type SignInData, signInMalformed } from '@latchkey/protocol'
import type { Detail } from '@latchkey/testing/pairing'

/** Parses a sign-in of any of the four families. Null for any other text. */
export function signInOf(details: readonly Detail[]): SignInData | null {
  const texts = details.flatMap((detail) => (detail.kind === 'text' && !detail.isCode ? [detail.text] : []))
  const [text] = texts
  if (text === undefined || texts.length > 1) return null
  try {
    return parseSignInMessage(text)
  } catch (error) {
    if (!signInMalformed.is(error)) throw error
    // Any other text is shown as it is.
    return null
  }
}
