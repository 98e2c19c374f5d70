import type { NetworkId } from '../caip/parseNetworkId'

/** [SIW-6] The content of a sign-in message (CAIP-122): who signs in where, on which chain and for how long. */
export type SignInData = {
  /** The requesting host, with its port if it has one. */
  readonly domain: string
  readonly accountAddress: string
  readonly chainId: NetworkId
  /** The URI to sign in to. */
  readonly uri: string
  readonly version: '1'
  /** At least 8 letters and digits, used once. */
  readonly nonce: string
  /** Times are those of RFC 3339. */
  readonly issuedAt: string
  readonly statement?: string
  readonly expirationTime?: string
  readonly notBefore?: string
  readonly requestId?: string
  readonly resources?: readonly string[]
}

/** [SIW-6] A sign-in message: its content and the text to sign. */
export type SignInMessage = {
  readonly data: SignInData
  toString(): string
}
