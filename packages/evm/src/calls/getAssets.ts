import type { Connector } from '@latchkey/core'
import { type NetworkId, parseNetworkId } from '@latchkey/protocol'
import { askWallet } from '../wallet/askWallet'
import { toHex } from '../wallet/toHex'

/** [EVM-4] The assets the wallet itself knows of (ERC-7811), as it tells them; who shows them has to parse them. */
export async function getAssets(request: {
  readonly connector: Connector
  readonly address: string
  readonly networkIds: readonly NetworkId[]
}): Promise<unknown> {
  const { connector, address: account, networkIds } = request
  const chainFilter = networkIds.map((id) => toHex(Number(parseNetworkId(id).chainId)))
  return askWallet(connector, 'wallet_getAssets', [{ account, chainFilter }])
}
