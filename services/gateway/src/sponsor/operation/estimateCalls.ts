import { smartAccountAddresses } from '@latchkey/protocol'
import { isHex } from 'viem'
import { refusals } from '../../http/refusals'
import type { Nodes } from '../../rpc/Nodes'
import { overrideCode } from './overrideCode'
import type { SponsoredOperation } from './readOperation'
import { readTrial } from './readTrial'
import type { Trial } from './Trial'

/** Returns how much gas the calls of an operation need. @throws operationReverted, chainDown */
export async function estimateCalls(
  nodes: Pick<Nodes, 'callMany'>,
  { sender, callData }: Pick<SponsoredOperation, 'sender' | 'callData'>,
  { networkId, code, signal }: Trial,
): Promise<bigint> {
  const call = { from: smartAccountAddresses.entryPoint, to: sender, data: callData }
  const params = [call, 'latest', ...overrideCode(sender, code)]
  const [outcome] = await nodes.callMany(networkId, [{ method: 'eth_estimateGas', params }], signal)
  const gas = readTrial(outcome)
  if (!isHex(gas)) throw refusals.chainDown({ chainId: networkId })
  // Calls within calls get 63/64 of the gas, and the state may change before the operation is mined.
  return (BigInt(gas) * 6n) / 5n
}
