import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { leastOf } from '../../swap/leastOf'
import { readSwapAsset } from '../../swap/readSwapAsk'
import { encodeRouterSwap } from './encodeRouterSwap'

/** What a vendor was asked. */
export type VendorRequest = {
  readonly url: URL
  readonly headers: IncomingHttpHeaders
  readonly body: string
}

/** Changes an honest answer, or writes its own and returns nothing. */
export type VendorScript = (honest: never, request: VendorRequest, response: ServerResponse) => unknown

/** A server with the shapes of the vendors' APIs, in front of the local exchange. */
export type Vendors = {
  readonly url: string
  readonly requests: VendorRequest[]
  /** Changes the answers until it's called without a script. */
  script(change?: VendorScript): void
  stop(): Promise<void>
}

/** What the vendors need. */
export type VendorsOptions = {
  /** Where the exchange is. */
  readonly router: string
  /** Returns what the exchange gives. */
  readonly priceOf: (pair: {
    readonly from: string
    readonly to: string
    readonly amount: bigint
  }) => Promise<bigint>
}

const native = '0x0000000000000000000000000000000000000000'
const placeholder = '0xeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeee'

/** Starts honest vendors on a free local port. */
export async function startVendors({ router, priceOf }: VendorsOptions): Promise<Vendors> {
  const requests: VendorRequest[] = []
  let change: VendorScript | undefined

  const swapOf = async (pair: {
    from: string
    to: string
    amount: bigint
    slippageBps: number
    receiver: string
  }) => {
    const amountOut = await priceOf(pair)
    const least = leastOf(amountOut, pair.slippageBps)
    const [from, to] = [readSwapAsset(pair.from), readSwapAsset(pair.to)]
    const data = encodeRouterSwap({ from, to }, { amountIn: pair.amount, least, receiver: pair.receiver })
    return { amountOut, least, data, value: from.isNative ? pair.amount : 0n }
  }

  const zeroX = async (query: URLSearchParams, isFirm: boolean) => {
    const read = (name: string) => query.get(name) ?? ''
    const caip = (address: string) => `eip155:${read('chainId')}:${address}`
    const made = await swapOf({
      from: caip(read('sellToken')),
      to: caip(read('buyToken')),
      amount: BigInt(read('sellAmount')),
      slippageBps: Number(read('slippageBps')),
      receiver: query.get('recipient') ?? query.get('taker') ?? native,
    })
    return {
      liquidityAvailable: true,
      blockNumber: '1',
      buyAmount: `${made.amountOut}`,
      buyToken: read('buyToken'),
      sellAmount: read('sellAmount'),
      sellToken: read('sellToken'),
      minBuyAmount: `${made.least}`,
      allowanceTarget: read('sellToken') === placeholder ? null : router,
      gas: '180000',
      gasPrice: '1000000000',
      fees: {
        integratorFee: null,
        zeroExFee: { amount: '12', token: read('buyToken'), type: 'volume' },
        gasFee: null,
      },
      issues: { allowance: null, balance: null, simulationIncomplete: false, invalidSourcesPassed: [] },
      route: {
        fills: [
          { from: read('sellToken'), to: read('buyToken'), source: 'Uniswap_V2', proportionBps: '10000' },
        ],
        tokens: [],
      },
      zid: '0x00',
      ...(isFirm && {
        transaction: {
          to: router,
          data: made.data,
          gas: '180000',
          gasPrice: '1000000000',
          value: `${made.value}`,
        },
      }),
    }
  }

  const lifi = async (query: URLSearchParams) => {
    const read = (name: string) => query.get(name) ?? ''
    const [fromChain, toChain] = [Number(read('fromChain')), Number(read('toChain'))]
    const address = (name: string) => (read(name) === native ? placeholder : read(name))
    // The exchange is on one network; a bridge is only said.
    const made = await swapOf({
      from: `eip155:${fromChain}:${address('fromToken')}`,
      to: `eip155:${fromChain}:${address('toToken')}`,
      amount: BigInt(read('fromAmount')),
      slippageBps: Math.round(Number(read('slippage')) * 10_000),
      receiver: read('toAddress'),
    })
    const fromToken = { address: read('fromToken'), chainId: fromChain, symbol: 'A', decimals: 18 }
    const toToken = { address: read('toToken'), chainId: toChain, symbol: 'B', decimals: 18 }
    const action = {
      fromToken,
      toToken,
      fromAmount: read('fromAmount'),
      fromChainId: fromChain,
      toChainId: toChain,
    }
    return {
      id: 'a-quote',
      type: 'lifi',
      tool: 'sushiswap',
      action,
      estimate: {
        fromAmount: read('fromAmount'),
        toAmount: `${made.amountOut}`,
        toAmountMin: `${made.least}`,
        approvalAddress: router,
        feeCosts: [],
        gasCosts: [],
        executionDuration: 30,
      },
      includedSteps: [{ id: 'a-step', type: 'swap', tool: 'sushiswap', action }],
      transactionRequest: {
        to: router,
        data: made.data,
        value: `0x${made.value.toString(16)}`,
        gasLimit: '0x2bf20',
        gasPrice: '0x1',
        chainId: fromChain,
        from: read('fromAddress'),
      },
    }
  }

  const honest = async ({ url: { pathname, searchParams } }: VendorRequest): Promise<unknown> => {
    if (pathname === '/swap/allowance-holder/quote') return zeroX(searchParams, true)
    if (pathname === '/swap/allowance-holder/price') return zeroX(searchParams, false)
    return pathname === '/v1/quote' ? lifi(searchParams) : {}
  }

  const server = createServer(async (request, response) => {
    let body = ''
    for await (const chunk of request) body += chunk
    const asked = { url: new URL(`http://vendor.test${request.url}`), headers: request.headers, body }
    requests.push(asked)
    // The exchange has no such pool.
    const answer = await honest(asked).catch(() => ({ liquidityAvailable: false }))
    const changed = change ? await change(answer as never, asked, response) : answer
    if (!response.writableEnded && changed !== undefined)
      response.setHeader('content-type', 'application/json').end(JSON.stringify(changed))
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}`,
    requests,
    script(script) {
      change = script
    },
    async stop() {
      server.close()
      server.closeAllConnections()
    },
  }
}
