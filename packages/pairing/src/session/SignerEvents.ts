import type { Cacao } from '@latchkey/protocol'
import type { SessionNamespaces } from '../namespaces/Namespaces'
import type { Session } from '../store/SignerState'

/** What a pairing client tells. Nothing is told twice for one message of the wallet. */
export type SignerEvents = {
  /** A session begins, also one whose proposal was made before a reload. */
  readonly sessionSettled: {
    readonly session: Session
    readonly authentication: readonly Cacao[] | undefined
  }
  /** The wallet changed what it grants. */
  readonly sessionUpdated: { readonly session: Session; readonly before: SessionNamespaces }
  readonly sessionExtended: { readonly session: Session }
  /** A session is over: the wallet or this side ended it, or its time came. */
  readonly sessionEnded: {
    readonly session: Session
    readonly by: 'wallet' | 'site' | 'expiry'
  }
  /** An event of the chain or the wallet, like `chainChanged`. */
  readonly sessionEvent: {
    readonly topic: string
    readonly id: number
    readonly chainId: string
    readonly name: string
    readonly data: unknown
  }
  /** A request goes out: told before the relay has it, so that a wallet can be opened in the same tap. */
  readonly requestSent: PendingRequest
  /** A request is no longer open. `waited` says whether somebody in this page gets the answer by promise. */
  readonly requestEnded: {
    readonly request: PendingRequest
    readonly waited: boolean
    readonly outcome: { readonly result: unknown } | { readonly error: unknown }
  }
  /** Whether there are open requests, and which, may have changed. */
  readonly pendingChanged: readonly PendingRequest[]
}

/** A request that waits for the wallet. */
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
