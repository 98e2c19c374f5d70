import { parseSignInMessage, type SignInData } from '@latchkey/protocol'
import { assertSigned } from './assertSigned'

/**
 * Rejects a text that a wallet wrote itself if it differs from the request. Loaded only when needed, because most
 * wallets sign the text they are given.
 * @throws signInMalformed, wrongDomain, wrongUri, wrongNonce, wrongChain, wrongAddress
 */
export function assertOwnText(asked: SignInData, text: string): void {
  assertSigned(asked, parseSignInMessage(text))
}
