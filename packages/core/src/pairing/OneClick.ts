import type { Cacao } from '@latchkey/protocol'

/** A message that a paired wallet signed while it connected, and its text. */
export type SignedAlong = { readonly cacao: Cacao; readonly message: string }

/** [WC-8] What a paired wallet is asked to sign while it connects; EVM chains only. */
export type OneClick = {
  /** CAIP-2 ids; the first is the one to sign for. */
  readonly chains: readonly string[]
  readonly domain: string
  readonly uri: string
  readonly nonce: string
  readonly statement?: string
  readonly expirationTime?: string
  readonly notBefore?: string
  readonly requestId?: string
  readonly resources?: readonly string[]
  /**
   * Called with what a wallet signed, before its connection counts; if this rejects, the wallet is
   * disconnected. Not called if the wallet only connects. Checks signatures, including those of smart
   * accounts. If the signal aborts because the pairing was cancelled, nothing stays stored and this rejects.
   */
  took(signed: readonly SignedAlong[], signal?: AbortSignal): Promise<void>
}
