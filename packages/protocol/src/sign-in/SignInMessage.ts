import type { SignInData } from './SignInData'

/** [SIW-6] A sign-in message: what it says, and the text that a wallet is asked to sign. */
export type SignInMessage = {
  readonly data: SignInData
  toString(): string
}
