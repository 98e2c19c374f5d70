import type { Balance } from '@latchkey/core'
import { fromBaseUnits, type Network } from '@latchkey/protocol'
import { askNode } from './askNode'
import { parseAmount } from './parseAmount'

/** [SOL-1] The native balance as exact decimal text, from the site's own nodes. @throws requestTimeout, httpStatus, networkFailure, malformedAnswer */
export async function getBalance({
  address,
  network,
}: {
  readonly address: string
  readonly network: Network
}): Promise<Balance> {
  const method = 'getBalance'
  const answer = await askNode(network, { method, params: [address, { commitment: 'confirmed' }] })
  const { symbol, decimals } = network.nativeCurrency
  return { value: fromBaseUnits(parseAmount(Object(answer).value, method), decimals), symbol, decimals }
}
