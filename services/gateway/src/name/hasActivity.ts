import type { Chain } from '../config/chainSchema'
import type { Nodes } from '../rpc/Nodes'

/** Whether an account holds the currency of a chain, sent something there, or is a contract. @throws chainDown */
export async function hasActivity(
  nodes: Nodes,
  chain: Chain,
  address: string,
  signal: AbortSignal,
): Promise<boolean> {
  const methods = ['eth_getBalance', 'eth_getTransactionCount', 'eth_getCode']
  const calls = methods.map((method) => ({ method, params: [address, 'latest'] }))
  const outcomes = await nodes.callMany(chain.id, calls, signal)
  return outcomes.some((outcome) => outcome.ok && !/^0x0*$/.test(`${outcome.result}`))
}
