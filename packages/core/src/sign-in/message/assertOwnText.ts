import { parseSignInMessage, type SignInData } from '@latchkey/protocol'
import { assertSigned } from './assertSigned'

/**
 * Refuses a text that a wallet wrote itself and that says anything else than it was asked to. Loaded when there is one:
 * most wallets sign the text that they are given.
 * @throws signInMalformed, wrongDomain, wrongUri, wrongNonce, wrongChain, wrongAddress
 */
export function assertOwnText(asked: SignInData, text: string): void {
  assertSigned(asked, parseSignInMessage(text))
}
