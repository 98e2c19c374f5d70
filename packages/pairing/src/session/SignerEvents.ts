import type { Cacao } from '@latchkey/protocol'
import type { SessionNamespaces } from '../namespaces/Namespaces'
import type { Session } from '../store/SignerState'

/** Events of a pairing client. Each wallet message is reported once. */
export type SignerEvents = {
  /** A session starts, possibly from a proposal made before a reload. */
  readonly sessionSettled: {
    readonly session: Session
    readonly authentication: readonly Cacao[] | undefined
  }
  /** The wallet changed what it grants. */
  readonly sessionUpdated: { readonly session: Session; readonly before: SessionNamespaces }
  readonly sessionExtended: { readonly session: Session }
  /** A session has ended: closed by either side, or expired. */
  readonly sessionEnded: {
    readonly session: Session
    readonly by: 'wallet' | 'site' | 'expiry'
  }
  /** A chain or wallet event, such as `chainChanged`. */
  readonly sessionEvent: {
    readonly topic: string
    readonly id: number
    readonly chainId: string
    readonly name: string
    readonly data: unknown
  }
  /** A request is sent. Fires before the relay has it, so the same tap can open the wallet. */
  readonly requestSent: PendingRequest
  /** A request is no longer open. `waited` says whether a promise in this page gets the answer. */
  readonly requestEnded: {
    readonly request: PendingRequest
    readonly waited: boolean
    readonly outcome: { readonly result: unknown } | { readonly error: unknown }
  }
  /** The open requests may have changed. */
  readonly pendingChanged: readonly PendingRequest[]
}

/** A request waiting for the wallet. */
export type PendingRequest = {
  readonly id: number
  readonly topic: string
  readonly chainId: string
  readonly method: string
  readonly params: unknown
  /** In milliseconds. */
  readonly createdAt: number
  /** In seconds. */
  readonly expiry: number
}
