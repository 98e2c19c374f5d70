import { parseSignInMessage, type SignInData, signInMalformed } from '@latchkey/protocol'
import type { Detail } from '@latchkey/testing/pairing'

/** What a text signs its owner in to; null where it is not a sign-in as the standards of the four families write it. */
export function signInOf(details: readonly Detail[]): SignInData | null {
  const texts = details.flatMap((detail) => (detail.kind === 'text' && !detail.isCode ? [detail.text] : []))
  const [text] = texts
  if (text === undefined || texts.length > 1) return null
  try {
    return parseSignInMessage(text)
  } catch (error) {
    if (!signInMalformed.is(error)) throw error
    // Some other text: it is shown as what it is.
    return null
  }
}
