import type { Cacao } from './Cacao'
import type { SignInData } from './SignInData'

/** [SIW-6] A message that was signed: what it says, its exact text, and the signature. */
export type SignInSession = {
  readonly data: SignInData
  readonly message: string
  readonly signature: string
  /** What the wallet said its key is; nobody has checked it, so nothing may rest on it. */
  readonly publicKey?: string
  /** What a paired wallet gave, where the sign-in came with the connection. */
  readonly cacao?: Cacao
}
