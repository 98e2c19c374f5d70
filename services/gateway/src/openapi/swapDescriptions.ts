const chainId = 'CAIP-2 id of the network'
const account = 'eip155:1:0x1111111111111111111111111111111111111111'
const dollar = 'eip155:1:0x2222222222222222222222222222222222222222'
const ether = 'eip155:1:0xeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeee'
const router = '0x3333333333333333333333333333333333333333'
const fromToken = 'The token to pay with, as CAIP-10'
const toToken = 'The token to get, as CAIP-10'
const amount = 'The amount to pay, in base units'
const payer = 'The account that pays, as CAIP-10'
const call = { chainId: 'eip155:1', to: router, data: '0x', value: '0', gas: '150000' }

/** The descriptions of swaps. */
export const swapDescriptions = {
  getSwapNetworks: {
    group: 'Swaps',
    summary: 'Lists the networks that this gateway can swap on',
    example: { answer: { networks: [{ chainId: 'eip155:1', providers: ['pools'], to: ['eip155:1'] }] } },
  },
  postSwapQuotes: {
    group: 'Swaps',
    summary: 'Asks all providers what they offer for a swap; the best after gas comes first',
    example: {
      body: { from: dollar, to: ether, amount: '3000000000', account, slippageBps: 50 },
      answer: {
        quotes: [
          {
            id: '0f1e2d3c-0000-4000-8000-000000000001',
            provider: 'pools',
            from: dollar,
            to: ether,
            amountIn: '3000000000',
            amountInMax: '3000000000',
            amountOut: '993697611604102366',
            amountOutMin: '988729123546081855',
            receivedMin: '988729123546081855',
            received: '993697611604102366',
            proven: true,
            priceImpactBps: 33,
            fees: [{ kind: 'pool', token: dollar, amount: '9000000' }],
            route: [
              {
                part: 10_000,
                hops: [{ venue: 'uniswap-v3', pool: router, feeBps: 30, from: dollar, to: ether }],
              },
            ],
            block: '23000000',
            expiresAt: 1_767_225_600_000,
            gas: '150000',
            gasCost: '150000000000000',
            spender: router,
            steps: [{ kind: 'send', tx: call }],
          },
        ],
        declined: [{ provider: 'lifi', reason: 'too-slow' }],
      },
    },
  },
  postSwapOrder: {
    group: 'Swaps',
    summary: 'Gives a provider the signed transaction of a `post` step, and returns its hash',
    example: { body: { provider: 'jupiter', handle: 'a1', signed: 'AQAB' }, answer: { hash: '5Fz' } },
  },
  getSwapStatus: {
    group: 'Swaps',
    summary: 'Tells how far a swap across networks is',
    parameters: {
      provider: 'Who made the quote',
      fromChain: 'CAIP-2 id of the network that was paid on',
      toChain: 'CAIP-2 id of the network that tokens arrive on',
      hash: 'Hash of the transaction that paid',
    },
    example: {
      query: {
        provider: 'lifi',
        fromChain: 'eip155:1',
        toChain: 'eip155:10',
        hash: `0x${'a'.repeat(64)}`,
      },
      answer: { state: 'pending', hash: null },
    },
  },
  getSwapTokens: {
    group: 'Swaps',
    summary: 'Lists the tokens of a network that can be swapped',
    parameters: { chainId, address: 'Only this token, as CAIP-10 or plain address' },
    example: {
      query: { chainId: 'eip155:1' },
      answer: {
        tokens: [
          { name: 'Ether', symbol: 'ETH', address: ether, decimals: 18, logoUri: null, eip2612: null },
        ],
      },
    },
  },
  getSwapQuotes: {
    group: 'Swaps',
    summary: 'Returns prices of a swap, best first',
    parameters: {
      amount,
      from: fromToken,
      to: toToken,
      userAddress: 'Ignored',
      gasPrice: 'In wei',
    },
    example: {
      query: { amount: '1000000', from: dollar, to: ether },
      answer: {
        quotes: [
          {
            id: '0f1e2d3c-0000-4000-8000-000000000001',
            fromAmount: '1000000',
            fromAccount: dollar,
            toAmount: '311000000000000',
            toAccount: ether,
          },
        ],
      },
    },
  },
  getSwapAllowance: {
    group: 'Swaps',
    summary: 'Returns how much of a token a provider may move for an account',
    parameters: { tokenAddress: fromToken, userAddress: payer },
    example: { query: { tokenAddress: dollar, userAddress: account }, answer: { allowance: '0' } },
  },
  getSwapGasPrice: {
    group: 'Swaps',
    summary: 'Returns the gas price of a network, in wei',
    parameters: { chainId },
    example: {
      query: { chainId: 'eip155:1' },
      answer: { standard: '1200000000', fast: '1500000000', instant: '1800000000' },
    },
  },
  getSwapApproval: {
    group: 'Swaps',
    summary: 'Builds the approval that a swap needs',
    parameters: {
      from: fromToken,
      to: toToken,
      amount: 'The amount to approve, in base units; without it there is no limit, so always send it',
      userAddress: 'Ignored',
    },
    example: {
      query: { from: dollar, to: ether, amount: '1000000' },
      answer: {
        tx: { from: dollar, to: dollar, data: '0x', value: '0', eip155: { gasPrice: '1200000000' } },
      },
    },
  },
  postSwapTransaction: {
    group: 'Swaps',
    summary: 'Builds the transaction of the best quote',
    example: {
      body: {
        amount: '1000000',
        from: dollar,
        to: ether,
        userAddress: account,
        eip155: { slippage: 1 },
      },
      answer: {
        tx: {
          from: account,
          to: `eip155:1:${router}`,
          data: '0x',
          amount: '0',
          eip155: { gas: '165000', gasPrice: '1200000000' },
        },
      },
    },
  },
} as const
