import type { Cacao } from './Cacao'
import type { SignInData } from './SignInData'

/** [SIW-6] A signed message: its content, exact text and signature. */
export type SignInSession = {
  readonly data: SignInData
  readonly message: string
  readonly signature: string
  /** The public key that the wallet reported. It's unverified, so don't rely on it. */
  readonly publicKey?: string
  /** The paired wallet's signed message, if it signed in while connecting. */
  readonly cacao?: Cacao
}
