import { isHex } from 'viem'
import type { Nodes } from '../../rpc/Nodes'
import { sessionRefusals } from '../sessionRefusals'
import type { Operation } from './readOperation'

/** More than any operation needs, and less than a block of most chains has. */
const mostGas = 15_000_000n
/** How many times the chain's own price may be offered: prices rise between signing and sending. */
const mostTimes = 10n

const refuse = (reason: string) => sessionRefusals.operationRefused({ reason })

/**
 * Refuses an operation that offers far more for its gas than it costs: what is offered too much goes from the account to
 * whoever sends the operation, past all allowances. @throws operationRefused, chainDown
 */
export async function checkFees(
  nodes: Pick<Nodes, 'call'>,
  networkId: string,
  { gas, maxFeePerGas }: Operation,
  signal: AbortSignal,
): Promise<void> {
  if (gas > mostGas) throw refuse('its gas')
  const price = await nodes.call(networkId, { method: 'eth_gasPrice', params: [] }, signal)
  if (!isHex(price) || maxFeePerGas > BigInt(price) * mostTimes) throw refuse('its price of gas')
}
