import type { Namespace } from '@latchkey/protocol'

/** [ACC-8] Whether a gateway can tell what happened to accounts of a family of chains; on Polkadot no node can. */
export function hasHistory(namespace: Namespace): boolean {
  return namespace !== 'polkadot'
}
