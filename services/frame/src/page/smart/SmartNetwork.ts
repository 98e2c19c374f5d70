import type { NetworkId } from '@latchkey/protocol'

/** A network where accounts can be smart. */
export type SmartNetwork = {
  readonly chainId: NetworkId
  /** Whether the operator pays for operations there. */
  readonly sponsor: boolean
  /** How, if it does: the gateway's own sponsor takes no fees, a bundler has them paid by a paymaster. */
  readonly carrier: 'own' | 'bundler'
}
