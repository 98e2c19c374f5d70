import type { SwapStep } from '@latchkey/protocol'
import { getPoolContracts } from '@latchkey/testing/node'
import { type Address, decodeFunctionResult, encodeFunctionData, type Hex, isHex, parseAbi } from 'viem'
import type { Nodes } from '../../rpc/Nodes'
import { buildApproval } from '../../swap/buildApproval'
import { leastOf } from '../../swap/leastOf'
import type { SwapAsk, SwapOffer, SwapProvider } from '../../swap/SwapProvider'

/** The functions of the local exchange that a swap needs. */
const routerAbi = parseAbi([
  'function getAmountsOut(uint256 amountIn, address[] path) view returns (uint256[])',
  'function swapExactTokensForTokens(uint256 amountIn, uint256 amountOutMin, address[] path, address to) payable',
  'function multicall(bytes[] calls) payable',
  'function wrapETH(uint256 value) payable',
  'function unwrapWETH9(uint256 least, address to) payable',
])

const { router, wrapped } = getPoolContracts()
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

/** Reads what the local exchange gives now. */
async function readRouterPrice(
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

/** Creates an honest provider on the local exchange; `distort` makes it something else. */
export function createRouterProvider(
  nodes: Nodes,
  id = 'router',
  distort: (offer: SwapOffer, ask: SwapAsk) => SwapOffer | Promise<SwapOffer> = (offer) => offer,
): SwapProvider {
  const spender = router.toLowerCase()
  return {
    id,
    serves: (chainId) => (chainId === 'eip155:31337' ? [chainId] : []),
    contracts: () => [spender],
    spender: () => spender,
    async quote(ask, signal) {
      const { from, amount, account, receiver, slippageBps } = ask
      const amountOut = await readRouterPrice(nodes, ask)
      const least = leastOf(amountOut, slippageBps)
      const approval = account
        ? await buildApproval(nodes, { token: from, owner: account, spender, amount }, signal)
        : []
      const send: SwapStep[] =
        account && receiver
          ? [
              {
                kind: 'send',
                tx: {
                  chainId: from.chainId,
                  to: spender,
                  data: encodeRouterSwap(ask, { amountIn: amount, least, receiver }),
                  value: from.isNative ? `${amount}` : '0',
                  gas: null,
                },
              },
            ]
          : []
      return distort(
        {
          amountIn: amount,
          amountInMax: amount,
          amountOut,
          amountOutMin: least,
          priceImpactBps: null,
          fees: [],
          route: [],
          block: null,
          expiresAt: Date.now() + 30_000,
          gas: 150_000n,
          spender: from.isNative ? null : spender,
          steps: [...approval, ...send],
        },
        ask,
      )
    },
  }
}

function pathOf({ from, to }: Pick<SwapAsk, 'from' | 'to'>): Address[] {
  return [from, to].map(({ isNative, address }) => (isNative ? wrapped : (address as Address)))
}
