import type { Namespace } from '@latchkey/protocol'

/** Which wallets to list. */
export type WalletsRequest = {
  /** Only wallets that are installed for this family. */
  readonly namespace?: Namespace | undefined
  /** A part of the name; the gateway's directory is searched for it, too. */
  readonly search?: string | undefined
}
