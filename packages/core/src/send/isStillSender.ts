import { getAccount } from '../connect/getAccount'
import type { Latchkey } from '../Latchkey'
import { getNetwork } from '../network/getNetwork'
import type { Sender } from './getSender'

/** Whether the account that started something is still connected to the same network. Wallets switch at any time. */
export function isStillSender(latchkey: Latchkey, { account, network }: Sender): boolean {
  const state = latchkey.getState()
  const { address, connectorId, type } = getAccount(state, account.namespace)
  return (
    address === account.address &&
    connectorId === account.connectorId &&
    // Somebody else may pay for one type and not for the other.
    type === account.type &&
    getNetwork(state, account.namespace)?.networkId === network.caipNetworkId
  )
}
