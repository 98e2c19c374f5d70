import type { NetworkId } from '@latchkey/protocol'

/** Who is signed in at which project, and until when. */
export type SignedIn = {
  readonly project: string
  readonly chain: NetworkId
  /** As the message had it. */
  readonly address: string
  /** The host of the page. */
  readonly domain: string
  readonly signedInAt: Date
  readonly expiresAt: Date
}

/** A signed-in account at a project: all that is kept of it. */
export type Session = SignedIn & {
  readonly id: string
  /** The newest token; the same can be made again from these. */
  readonly token: string
  readonly tokenIssuedAt: Date
  readonly tokenExpiresAt: Date
  readonly previousToken: string | null
}
