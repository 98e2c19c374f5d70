/** Who a provider says the visitor is. */
export type SocialIdentity = {
  /** Issuer and subject together are the identity. An email address is not: it can change hands. */
  readonly issuer: string
  readonly subject: string
  readonly userName: string | null
  /** Only an address that the provider has verified. Shown to the visitor, and never used to find an account. */
  readonly email: string | null
}
