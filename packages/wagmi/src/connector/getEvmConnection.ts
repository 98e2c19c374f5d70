import { getAccount, getNetwork, type Latchkey } from '@latchkey/core'
import type { WagmiAccounts } from './WagmiConnector'

type State = ReturnType<Latchkey['getState']>

/** Returns the EVM connection as wagmi sees one: the active account first, then the wallet's others. Null without one. */
export function getEvmConnection(state: State): WagmiAccounts | null {
  const { address, connectorId, allAccounts } = getAccount(state, 'eip155')
  const chainId = getNetwork(state, 'eip155')?.network.id
  if (!address || typeof chainId !== 'number') return null
  const others = allAccounts
    .filter((row) => row.connectorId === connectorId)
    // The adapter has checked the address.
    .map((row) => row.address as typeof address)
  return { accounts: [...new Set([address, ...others])], chainId }
}
