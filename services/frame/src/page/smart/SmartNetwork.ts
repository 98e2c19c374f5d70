import type { NetworkId } from '@latchkey/protocol'

/** A network where accounts can be smart. */
export type SmartNetwork = {
  readonly chainId: NetworkId
  /** Whether the operator pays for operations there. */
  readonly sponsor: boolean
}
