import { refusals } from '../../http/refusals'
import { callRefused } from '../../rpc/errors'
import type { Nodes } from '../../rpc/Nodes'
import { smartSessionRefusals } from '../smartSessionRefusals'
import type { UserOperation } from './readUserOperation'

/** More than any operation needs, and less than a block of most chains has. */
const mostGas = 15_000_000n
/** How many times the chain's own price may be offered: prices rise between signing and sending. */
const mostTimes = 10n

const refuse = (reason: string) => smartSessionRefusals.operationRefused({ reason })

/**
 * Refuses an operation that offers far more for its gas than it costs: what is offered too much goes from the account to
 * whoever sends the operation, past all allowances. @throws operationRefused, chainDown
 */
export async function checkFees(
  nodes: Pick<Nodes, 'call'>,
  networkId: string,
  { gas, maxFeePerGas }: UserOperation,
  signal: AbortSignal,
): Promise<void> {
  if (gas > mostGas) throw refuse('its gas')
  if (maxFeePerGas > (await askPrice(nodes, networkId, signal)) * mostTimes) throw refuse('its price of gas')
}

/** What the chain asks for gas. @throws chainDown */
async function askPrice(nodes: Pick<Nodes, 'call'>, networkId: string, signal: AbortSignal): Promise<bigint> {
  try {
    const price = await nodes.call(networkId, { method: 'eth_gasPrice', params: [] }, signal)
    if (typeof price === 'string' && /^0x[0-9a-f]{1,64}$/i.test(price)) return BigInt(price)
  } catch (cause) {
    throw callRefused.is(cause) ? refusals.chainDown({ chainId: networkId }, { cause }) : cause
  }
  throw refusals.chainDown({ chainId: networkId })
}
