/** A signed sign-in message from a paired wallet (CAIP-74). */
export type Cacao = {
  readonly h: { readonly t: string }
  readonly p: {
    /** `did:pkh:` and a CAIP-10 address. */
    readonly iss: string
    readonly domain: string
    readonly aud: string
    readonly version: string
    readonly nonce: string
    readonly iat: string
    readonly nbf?: string
    readonly exp?: string
    readonly statement?: string
    readonly requestId?: string
    readonly resources?: readonly string[]
  }
  readonly s: { readonly t: string; readonly s: string; readonly m?: string }
}
