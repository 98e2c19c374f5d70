import type { WalletChange } from '@latchkey/core'
import { fieldsOf, type Network } from '@latchkey/protocol'
import { allowedNetworks } from '../network/allowedNetworks'
import { toNetworkId } from '../network/networkIds'
import { parseAccounts } from './parseAccounts'
import { parsePairedAccounts } from './parsePairedAccounts'

/** The events that we listen to: `change` from standard wallets, the others from paired wallets. */
export type WalletEvent = 'change' | 'accountsChanged' | 'chainChanged' | 'disconnect'

function toAccounts(addresses: readonly string[]): WalletChange {
  return { accounts: addresses.map((address) => ({ address, type: 'eoa' })) }
}

/** What a standard wallet shows after a change. Features are read again whenever they are used. */
function readChange(payload: unknown, wallet: unknown, networks: readonly Network[]): WalletChange | null {
  const { accounts, chains } = fieldsOf(payload)
  if (accounts === undefined && chains === undefined) return null
  const parsed = parseAccounts(accounts ?? fieldsOf(wallet).accounts)
  if (!parsed) return null
  const [first] = parsed
  const { approvedNetworkIds } = first ? allowedNetworks(first, networks) : {}
  return {
    ...toAccounts(parsed.map(({ address }) => address)),
    ...(approvedNetworkIds ? { approvedNetworkIds } : {}),
  }
}

/** [CON-14] What a wallet's event changes, or null when it changes nothing or can't be read. */
export async function readEvent(
  event: WalletEvent,
  payload: unknown,
  wallet: unknown,
  networks: readonly Network[],
): Promise<WalletChange | null> {
  switch (event) {
    case 'change':
      return readChange(payload, wallet, networks)
    case 'accountsChanged': {
      const addresses = parsePairedAccounts(payload)
      return addresses && toAccounts(addresses)
    }
    case 'chainChanged': {
      const networkId = toNetworkId(payload)
      return networkId && { networkId }
    }
    case 'disconnect':
      return { accounts: [] }
  }
}
