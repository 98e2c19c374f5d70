import type { Namespace } from '@latchkey/protocol'

/** How a paired wallet describes itself, in each family that it has a session for. */
export type PairedWallets = {
  readonly [N in Namespace]?: { readonly name: string; readonly imageUrl?: string | undefined }
}
