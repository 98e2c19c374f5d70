import type { WalletChange } from '@latchkey/core'
import { toNetworkId } from '../network/toNetworkId'
import { fieldsOf } from './fieldsOf'
import { parseAccounts } from './parseAccounts'
import { parsePairedAccounts } from './parsePairedAccounts'
import type { WalletEvent } from './WalletEvent'

function toChange(addresses: readonly string[] | undefined): WalletChange | null {
  return addresses ? { accounts: addresses.map((address) => ({ address, type: 'eoa' })) } : null
}

/**
 * [CON-14] What a wallet's event changes, or null when it changes nothing or can't be read. Chains and features that
 * change need no telling: they are looked up anew whenever the wallet is asked.
 */
export async function readEvent(event: WalletEvent, payload: unknown): Promise<WalletChange | null> {
  switch (event) {
    case 'change': {
      const { accounts } = fieldsOf(payload)
      return toChange(parseAccounts(accounts)?.map(({ address }) => address))
    }
    case 'accountsChanged':
      return toChange(parsePairedAccounts(payload) ?? undefined)
    case 'chainChanged': {
      const networkId = toNetworkId(payload)
      return networkId && { networkId }
    }
    case 'disconnect':
      return { accounts: [] }
  }
}
