import type { Network } from '@latchkey/protocol'
import type { Connector } from './Connector'

/** Asks the wallet of an account for something on a network. */
export type AccountRequest = {
  readonly connector: Connector
  readonly address: string
  readonly network: Network
}
