import type { NetworkId } from '../caip/parseNetworkId'

/** [SIW-6] What a sign-in message says (CAIP-122): who signs in where, for which chain, and how long it counts. */
export type SignInData = {
  /** The host that asks, with its port where it has one. */
  readonly domain: string
  readonly accountAddress: string
  readonly chainId: NetworkId
  /** What is signed in to. */
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
