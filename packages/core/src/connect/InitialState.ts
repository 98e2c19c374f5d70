import type { Namespace, NetworkId } from '@latchkey/protocol'

/**
 * An account that the last page was connected with, as its cookie says. Good for a first picture only: anybody may have
 * written the cookie, and the wallet hasn't been asked yet.
 */
export type RememberedAccount = {
  readonly namespace: Namespace
  readonly address: string
  readonly networkId: NetworkId
  readonly connectorId: string
}

/** What a server shows of a visitor who comes back: one account per family, the active one first. Plain data. */
export type InitialState = { readonly accounts: readonly RememberedAccount[] }
