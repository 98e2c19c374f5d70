import type { Balance } from '@latchkey/core'
import { fromBaseUnits, type Network } from '@latchkey/protocol'
import { askNode } from './askNode'
import type { NodeAccess } from './NodeAccess'
import { parseQuantity } from './parseQuantity'

/** [EVM-2] The native balance as exact decimal text, from the site's own nodes. @throws requestTimeout, httpStatus, networkFailure, malformedAnswer */
export async function getBalance(
  access: NodeAccess,
  { address, network }: { readonly address: string; readonly network: Network },
): Promise<Balance> {
  const method = 'eth_getBalance'
  const answer = await askNode(access, network, { method, params: [address, 'latest'] })
  const { symbol, decimals } = network.nativeCurrency
  return { value: fromBaseUnits(parseQuantity(answer, method), decimals), symbol, decimals }
}
