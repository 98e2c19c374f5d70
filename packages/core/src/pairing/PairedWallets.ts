import type { Namespace } from '@latchkey/protocol'

/** What a wallet elsewhere says of itself, in each family of chains that it has a session for. */
export type PairedWallets = {
  readonly [N in Namespace]?: { readonly name: string; readonly imageUrl?: string | undefined }
}
