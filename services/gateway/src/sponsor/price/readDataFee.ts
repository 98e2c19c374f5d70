import { encodeFunctionData, type Hex, isHex, parseAbi, size } from 'viem'
import type { Nodes } from '../../rpc/Nodes'

/** Rollups of the OP Stack say here what the data of a transaction costs on the chain below. */
const oracle = '0x420000000000000000000000000000000000000F'
const abi = parseAbi(['function getL1FeeUpperBound(uint256 size) view returns (uint256)'])
/** What a transaction has besides its data, with an authorisation. */
const around = 300

/**
 * Returns what a rollup may add for the data of a transaction, in wei: nothing on other chains. No field of a transaction
 * limits it, so it counts twice: the price may rise until it's mined. @throws chainDown
 */
export async function readDataFee(
  nodes: Pick<Nodes, 'callMany'>,
  networkId: string,
  data: Hex,
  signal?: AbortSignal,
): Promise<bigint> {
  const args = [BigInt(size(data) + around)] as const
  const call = { to: oracle, data: encodeFunctionData({ abi, args }) }
  const [outcome] = await nodes.callMany(
    networkId,
    [{ method: 'eth_call', params: [call, 'latest'] }],
    signal,
  )
  const fee = outcome?.ok ? outcome.result : undefined
  // Where there is no such contract, the answer is empty.
  return isHex(fee) && size(fee) === 32 ? 2n * BigInt(fee) : 0n
}
