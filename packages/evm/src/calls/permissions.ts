import type { Connector } from '@latchkey/core'
import { askWallet } from '../wallet/askWallet'

/** [EVM-4] Asks the wallet for lasting permissions (ERC-7715). @throws userRejected */
export async function grantPermissions(request: {
  readonly connector: Connector
  readonly params: Readonly<Record<string, unknown>>
}): Promise<unknown> {
  return askWallet(request.connector, 'wallet_grantPermissions', [request.params])
}

/** [EVM-4] Revokes permissions from `grantPermissions`. @throws userRejected */
export async function revokePermissions(request: {
  readonly connector: Connector
  readonly params: Readonly<Record<string, unknown>>
}): Promise<unknown> {
  return askWallet(request.connector, 'wallet_revokePermissions', [request.params])
}
