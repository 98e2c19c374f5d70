import { smartAccountAddresses } from '@latchkey/protocol'
import { type Hex, numberToHex, size } from 'viem'
import { callRefused } from '../../rpc/errors'
import type { NodeCall, Nodes } from '../../rpc/Nodes'
import { operationRejected } from '../errors'
import { overrideCode } from './overrideCode'
import type { SponsoredOperation } from './readOperation'
import { readReason } from './readReason'
import { readTrial } from './readTrial'
import type { Trial } from './Trial'

/** The transaction that would carry an operation. */
export type Carrier = { readonly sponsor: Hex; readonly data: Hex; readonly gas: bigint }

const { entryPoint } = smartAccountAddresses

/**
 * Tries an operation as the sponsor would send it: its calls, because the EntryPoint lets them fail at the sponsor's cost,
 * and the whole transaction. @throws operationReverted, operationRejected, chainDown
 */
export async function simulateOperation(
  nodes: Pick<Nodes, 'callMany'>,
  { sender, callData, callGasLimit, isDelegating }: SponsoredOperation,
  { sponsor, data, gas }: Carrier,
  { networkId, code, signal }: Trial,
): Promise<void> {
  // A node takes the cost of the data from the gas of a call; the EntryPoint doesn't.
  const callGas = numberToHex(callGasLimit + 21_000n + 40n * BigInt(size(callData)))
  const inside = { from: entryPoint, to: sender, data: callData, gas: callGas }
  const outside = { from: sponsor, to: entryPoint, data, gas: numberToHex(gas) }
  const calls: readonly NodeCall[] = [
    { method: 'eth_call', params: [inside, 'latest', ...overrideCode(sender, code)] },
    { method: 'eth_call', params: [outside, 'latest', ...overrideCode(sender, code, isDelegating)] },
  ]
  const [inner, whole] = await nodes.callMany(networkId, calls, signal)
  readTrial(inner)
  if (whole?.ok) return
  const error = whole?.error
  if (!callRefused.is(error)) throw error
  throw operationRejected({ reason: readReason(`${error.values.data}`) }, { cause: error })
}
