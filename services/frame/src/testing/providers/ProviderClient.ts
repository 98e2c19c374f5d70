import type { JWK } from 'jose'

/** The site that a development provider knows. */
export type ProviderClient = {
  readonly id: string
  readonly redirectUris: readonly string[]
  /** The shared secret, or the key of Apple's way: a secret that the client signs. */
  readonly secret: string | { readonly teamId: string; readonly keyId: string; readonly publicKey: JWK }
}
