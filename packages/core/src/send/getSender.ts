import { type Namespace, type Network, notConnected, sendUnsupportedChain } from '@latchkey/protocol'
import { type Account, getAccount } from '../connect/getAccount'
import { getConnector } from '../connect/getConnector'
import type { Latchkey } from '../Latchkey'
import { getNetwork } from '../network/getNetwork'
import type { Connector } from '../ports/Connector'
import type { Transfers } from '../ports/Transfers'

/** The account that sends, and how its family does it. */
export type Sender = {
  readonly account: Account
  readonly address: string
  readonly connector: Connector
  readonly network: Network
  readonly transfers: Transfers
  /** Somebody else may pay the fee. */
  readonly isSponsored: boolean
}

/** Returns who sends: the active account, or that of a family. @throws notConnected, sendUnsupportedChain */
export async function getSender(latchkey: Latchkey, wanted?: Namespace): Promise<Sender> {
  const state = latchkey.getState()
  const account = getAccount(state, wanted)
  const { namespace, address, connectorId } = account
  const connector = connectorId ? getConnector(state, connectorId, namespace) : undefined
  if (!address || !connector) throw notConnected({ namespace })
  const now = getNetwork(state, namespace)
  const open = latchkey.adapters.get(namespace)?.can.transfers
  // [SND-3]
  if (!open || !now?.isSupported) throw sendUnsupportedChain()
  const transfers = await open()
  const isSponsored = account.type === 'smartAccount'
  return { account, address, connector, network: now.network, transfers, isSponsored }
}
