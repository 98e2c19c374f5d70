import type { WagmiAccounts } from './WagmiConnector'

/** The accounts and chain of a connection as a text, to compare them. */
export function toText(connection: WagmiAccounts | null | undefined): string {
  return connection ? `${connection.chainId} ${connection.accounts.join()}` : ''
}
