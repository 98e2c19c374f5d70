import type { NetworkId } from '@latchkey/protocol'

/** Calls that a wallet sends as one bundle (EIP-5792). */
export type CallsRequest = {
  readonly calls: readonly {
    readonly to: string
    readonly data?: string | undefined
    /** In the smallest unit. */
    readonly value?: bigint | undefined
  }[]
  readonly capabilities?: Readonly<Record<string, unknown>> | undefined
  /** Whether the wallet must run all calls or none. */
  readonly isAtomic?: boolean | undefined
  /** The network that they're meant for. The wallet isn't asked while it is on another one. */
  readonly networkId?: NetworkId | undefined
  /** The account that they're meant for. The wallet isn't asked while another one is active. */
  readonly from?: string | undefined
}

/** A bundle that a wallet has accepted. `wallet_getCallsStatus` tells how it goes on. */
export type SentCalls = { readonly id: string; readonly capabilities?: Readonly<Record<string, unknown>> }
