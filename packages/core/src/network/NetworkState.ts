import type { LatchkeyError, Namespace, Network, NetworkId } from '@latchkey/protocol'

export type NetworkState = {
  readonly networks: readonly Network[]
  readonly activeNamespace: Namespace
  /** What the visitor or the site chose per namespace. Once connected, the wallet's own network wins. */
  readonly selected: { readonly [N in Namespace]?: NetworkId }
  readonly switching: NetworkId | null
  /** [NET-1] Set while a switch leads into another namespace. */
  readonly isNamespaceSwitch: boolean
  readonly failure: { readonly networkId: NetworkId; readonly error: LatchkeyError } | null
}
