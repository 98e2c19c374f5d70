import type { SignInData } from './SignInData'

/** [SIW-6] A sign-in message: its content and the text to sign. */
export type SignInMessage = {
  readonly data: SignInData
  toString(): string
}
