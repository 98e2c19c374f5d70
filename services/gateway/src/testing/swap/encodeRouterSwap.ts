import { getPoolContracts } from '@latchkey/testing/node'
import { type Address, encodeFunctionData, type Hex, parseAbi } from 'viem'
import type { SwapAsk } from '../../swap/SwapProvider'

const routerAbi = parseAbi([
  'function swapExactTokensForTokens(uint256 amountIn, uint256 amountOutMin, address[] path, address to) payable',
  'function multicall(bytes[] calls) payable',
  'function wrapETH(uint256 value) payable',
  'function unwrapWETH9(uint256 least, address to) payable',
])
const { wrapped } = getPoolContracts()
const itself = '0x0000000000000000000000000000000000000002'

/** Encodes a swap by the local exchange. */
export function encodeRouterSwap(
  { from, to }: Pick<SwapAsk, 'from' | 'to'>,
  {
    amountIn,
    least,
    receiver,
  }: { readonly amountIn: bigint; readonly least: bigint; readonly receiver: string },
): Hex {
  const swap = (amount: bigint, target: string) =>
    encodeFunctionData({
      abi: routerAbi,
      functionName: 'swapExactTokensForTokens',
      args: [amount, least, pathOf({ from, to }), target as Address],
    })
  const many = (calls: Hex[]) =>
    encodeFunctionData({ abi: routerAbi, functionName: 'multicall', args: [calls] })
  if (from.isNative)
    return many([
      encodeFunctionData({ abi: routerAbi, functionName: 'wrapETH', args: [amountIn] }),
      swap(0n, receiver),
    ])
  if (!to.isNative) return swap(amountIn, receiver)
  return many([
    swap(amountIn, itself),
    encodeFunctionData({ abi: routerAbi, functionName: 'unwrapWETH9', args: [least, receiver as Address] }),
  ])
}

/** Returns the tokens on the way; ether is wrapped. */
export function pathOf({ from, to }: Pick<SwapAsk, 'from' | 'to'>): Address[] {
  return [from, to].map(({ isNative, address }) => (isNative ? wrapped : (address as Address)))
}
