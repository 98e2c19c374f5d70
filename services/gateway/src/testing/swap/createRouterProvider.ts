import type { SwapStep } from '@latchkey/protocol'
import { getPoolContracts } from '@latchkey/testing/node'
import type { Nodes } from '../../rpc/Nodes'
import { buildApproval } from '../../swap/buildApproval'
import { leastOf } from '../../swap/leastOf'
import type { SwapAsk, SwapOffer, SwapProvider } from '../../swap/SwapProvider'
import { encodeRouterSwap } from './encodeRouterSwap'
import { readRouterPrice } from './readRouterPrice'

const { router } = getPoolContracts()

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
