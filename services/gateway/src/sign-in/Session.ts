import type { NetworkId } from '@latchkey/protocol'

/** A signed-in account at a project: all that is kept of it. */
export type Session = {
  readonly id: string
  readonly project: string
  readonly chain: NetworkId
  /** As the message had it. */
  readonly address: string
  /** The host of the page. */
  readonly domain: string
  readonly signedInAt: Date
  readonly expiresAt: Date
}
