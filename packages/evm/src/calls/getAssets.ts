import type { Connector } from '@latchkey/core'
import { type NetworkId, parseNetworkId } from '@latchkey/protocol'
import { askWallet } from '../wallet/askWallet'
import { toHex } from '../wallet/toHex'

/** [EVM-4] The assets that the wallet knows (ERC-7811), unparsed: the caller checks them. */
export async function getAssets(request: {
  readonly connector: Connector
  readonly address: string
  readonly networkIds: readonly NetworkId[]
}): Promise<unknown> {
  const { connector, address: account, networkIds } = request
  const chainFilter = networkIds.map((id) => toHex(Number(parseNetworkId(id).chainId)))
  return askWallet(connector, 'wallet_getAssets', [{ account, chainFilter }])
}
