import { getPoolContracts } from '@latchkey/testing/node'
import { decodeFunctionResult, encodeFunctionData, isHex, parseAbi } from 'viem'
import type { Nodes } from '../../rpc/Nodes'
import type { SwapAsk } from '../../swap/SwapProvider'
import { pathOf } from './encodeRouterSwap'

const routerAbi = parseAbi([
  'function getAmountsOut(uint256 amountIn, address[] path) view returns (uint256[])',
])
const { router } = getPoolContracts()

/** Reads what the local exchange gives now. */
export async function readRouterPrice(
  nodes: Pick<Nodes, 'call'>,
  { from, to, amount }: Pick<SwapAsk, 'from' | 'to' | 'amount'>,
): Promise<bigint> {
  const data = encodeFunctionData({
    abi: routerAbi,
    functionName: 'getAmountsOut',
    args: [amount, pathOf({ from, to })],
  })
  const result = await nodes.call(from.chainId, {
    method: 'eth_call',
    params: [{ to: router, data }, 'latest'],
  })
  const amounts = decodeFunctionResult({
    abi: routerAbi,
    functionName: 'getAmountsOut',
    data: isHex(result) ? result : '0x',
  })
  return amounts.at(-1) ?? 0n
}
