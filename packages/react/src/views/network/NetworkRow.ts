import type { Namespace, NetworkId } from '@latchkey/protocol'

/** A network in a row. */
export type NetworkRow = {
  readonly id: NetworkId
  readonly namespace: Namespace
  readonly name: string
  readonly imageUrl: string | undefined
  readonly isTestnet: boolean
  readonly isCurrent: boolean
  readonly pick: () => void
}
