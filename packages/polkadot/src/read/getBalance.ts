import type { Balance } from '@latchkey/core'
import { fromBaseUnits, invalidAddress, type Network } from '@latchkey/protocol'
import { decodeAddress } from '../ss58/decodeAddress'
import { accountKey } from './accountKey'
import { askNode } from './askNode'
import { parseFreeBalance } from './parseFreeBalance'

/** [DOT-1] The free balance as exact decimal text: one read of the chain's storage, without a chain client. @throws noRpcUrl, requestTimeout, httpStatus, networkFailure, malformedAnswer */
export async function getBalance({
  address,
  network,
}: {
  readonly address: string
  readonly network: Network
}): Promise<Balance> {
  const id = decodeAddress(address)
  if (!id) throw invalidAddress({ value: address })
  const answer = await askNode(network, 'state_getStorage', [accountKey(id)])
  const { symbol, decimals } = network.nativeCurrency
  return { value: fromBaseUnits(parseFreeBalance(answer), decimals), symbol, decimals }
}
