import type { Cacao } from '@latchkey/protocol'

/** A message that a wallet elsewhere signed along with its connection, and the text of it. */
export type SignedAlong = { readonly cacao: Cacao; readonly message: string }

/** [WC-8] What a wallet elsewhere is to sign along with its connection; EVM chains only. */
export type OneClick = {
  /** CAIP-2, the one that is to be signed for first. */
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
   * Called with what a wallet signed, before anything of its connection is told; where it fails the wallet is let go.
   * Not called where the wallet only connects. It checks signatures, also those of smart accounts. Who gives the
   * pairing up meanwhile says so by the signal: then nothing stays stored, and it fails.
   */
  took(signed: readonly SignedAlong[], signal?: AbortSignal): Promise<void>
}
