import { refusals } from '../../http/refusals'
import { callRefused } from '../../rpc/errors'
import type { Nodes } from '../../rpc/Nodes'
import { smartSessionRefusals } from '../smartSessionRefusals'
import type { UserOperation } from './readUserOperation'

/** More than any operation needs, and less than a block of most chains has. */
const mostGas = 15_000_000n
/** How many times the chain's price an operation may offer: prices rise between signing and sending. */
const mostTimes = 10n

const refuse = (reason: string) => smartSessionRefusals.operationRefused({ reason })

/**
 * Rejects an operation that offers far more for gas than it costs: the excess would go from the account to whoever
 * submits the operation, past all allowances. @throws operationRefused, chainDown
 */
export async function checkFees(
  nodes: Pick<Nodes, 'call'>,
  networkId: string,
  { gas, maxFeePerGas }: UserOperation,
  signal: AbortSignal,
): Promise<void> {
  if (gas > mostGas) throw refuse('too much gas')
  if (maxFeePerGas > (await askPrice(nodes, networkId, signal)) * mostTimes)
    throw refuse('gas price too high')
}

/** Returns the gas price of the chain. @throws chainDown */
async function askPrice(nodes: Pick<Nodes, 'call'>, networkId: string, signal: AbortSignal): Promise<bigint> {
  try {
    const price = await nodes.call(networkId, { method: 'eth_gasPrice', params: [] }, signal)
    if (typeof price === 'string' && /^0x[0-9a-f]{1,64}$/i.test(price)) return BigInt(price)
  } catch (cause) {
    throw callRefused.is(cause) ? refusals.chainDown({ chainId: networkId }, { cause }) : cause
  }
  throw refusals.chainDown({ chainId: networkId })
}
