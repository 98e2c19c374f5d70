import type { NetworkId } from '@latchkey/protocol'

/** A sign-in at a project. */
export type SignedIn = {
  readonly project: string
  readonly chain: NetworkId
  /** As written in the message. */
  readonly address: string
  /** The host of the page. */
  readonly domain: string
  readonly signedInAt: Date
  readonly expiresAt: Date
}

/** A signed-in session: everything stored about it. */
export type Session = SignedIn & {
  readonly id: string
  /** The newest token; these fields are enough to recreate it. */
  readonly token: string
  readonly tokenIssuedAt: Date
  readonly tokenExpiresAt: Date
  readonly previousToken: string | null
}
