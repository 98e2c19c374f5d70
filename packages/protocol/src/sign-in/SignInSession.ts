import type { Cacao } from './Cacao'
import type { SignInData } from './SignInData'

/** [SIW-6] A message that was signed: what it says, its exact text, and the signature. */
export type SignInSession = {
  readonly data: SignInData
  readonly message: string
  readonly signature: string
  /** Where the wallet told it: a key that its address does not give away. */
  readonly publicKey?: string
  /** What a paired wallet gave, where the sign-in came with the connection. */
  readonly cacao?: Cacao
}
