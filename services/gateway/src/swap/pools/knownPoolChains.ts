import { parse } from 'valibot'
import { type PoolChain, poolChainSchema } from './poolChainSchema'

const mainnetV3 = {
  factory: '0x1F98431c8aD98523631AE4a59f267346ea31F984',
  quoter: '0x61fFE014bA17989E743c5F6cB21bF9697530B21e',
}
const mainnetRouter = '0x68b3465833fb72A70ecDF485E0e4C7bD8665Fc45'
const laterV2Router = '0x4752ba5dbc23f44d87826276bf6fd6b1c372ad24'

/**
 * Uniswap's own deployments. The gateway checks each of them at start: a network whose contracts differ isn't served.
 * Quoters are QuoterV2; the older Quoter answers in another shape.
 */
export const knownPoolChains: readonly PoolChain[] = [
  {
    chainId: 'eip155:1',
    wrapped: '0xC02aaA39b223FE8D0A0e5C4F27eAD9083C756Cc2',
    stables: [
      '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48',
      '0xdAC17F958D2ee523a2206206994597C13D831ec7',
      '0x6B175474E89094C44Da98b954EedeAC495271d0F',
    ],
    v2: ['0x5C69bEe701ef814a2B6a3EDD4B1652CB9cc5aA6f', '0x7a250d5630B4cF539739dF2C5dAcb4c659F2488D'],
    v3: mainnetV3,
    router: mainnetRouter,
  },
  {
    chainId: 'eip155:10',
    wrapped: '0x4200000000000000000000000000000000000006',
    stables: ['0x0b2C639c533813f4Aa9D7837CAf62653d097Ff85', '0x94b008aA00579c1307B0EF2c499aD98a8ce58e58'],
    v2: ['0x0c3c1c532F1e39EdF36BE9Fe0bE1410313E074Bf', '0x4A7b5Da61326A6379179b40d00F57E5bbDC962c2'],
    v3: mainnetV3,
    router: mainnetRouter,
  },
  {
    chainId: 'eip155:56',
    wrapped: '0xbb4CdB9CBd36B01bD1cBaEBF2De08d9173bc095c',
    stables: ['0x55d398326f99059fF775485246999027B3197955', '0x8AC76a51cc950d9822D68b83fE1Ad97B32Cd580d'],
    v2: ['0x8909Dc15e40173Ff4699343b6eB8132c65e18eC6', laterV2Router],
    v3: {
      factory: '0xdB1d10011AD0Ff90774D0C6Bb92e5C5c8b4461F7',
      quoter: '0x78D78E420Da98ad378D7799bE8f4AF69033EB077',
    },
    router: '0xB971eF87ede563556b2ED4b1C0b0019111Dd85d2',
  },
  {
    chainId: 'eip155:137',
    wrapped: '0x0d500B1d8E8eF31E21C99d1Db9A6444d3ADf1270',
    stables: ['0x3c499c542cEF5E3811e1192ce70d8cC03d5c3359', '0xc2132D05D31c914a87C6611C10748AEb04B58e8F'],
    v2: ['0x9e5A52f57b3038F1B8EeE45F28b3C1967e22799C', '0xedf6066a2b290C185783862C7F4776A2C8077AD1'],
    v3: mainnetV3,
    router: mainnetRouter,
  },
  {
    // Its virtual machine may refuse the code that reads the pools; then it isn't served.
    chainId: 'eip155:324',
    wrapped: '0x5AEa5775959fBC2557Cc8789bC1bf90A239D9a91',
    stables: [],
    v3: {
      factory: '0x8FdA5a7a8dCA67BBcDd10F02Fa0649A937215422',
      quoter: '0x8Cb537fc92E26d8EBBb760E632c95484b6Ea3e28',
    },
    router: '0x99c56385daBCE3E81d8499d0b8d0257aBC07E8A3',
  },
  {
    chainId: 'eip155:8453',
    wrapped: '0x4200000000000000000000000000000000000006',
    stables: ['0x833589fCD6eDb6E08f4c7C32D4f71b54bdA02913'],
    v2: ['0x8909Dc15e40173Ff4699343b6eB8132c65e18eC6', laterV2Router],
    v3: {
      factory: '0x33128a8fC17869897dcE68Ed026d694621f6FDfD',
      quoter: '0x3d4e44Eb1374240CE5F1B871ab261CD16335B76a',
    },
    router: '0x2626664c2603336E57B271c5C0b26F421741e481',
  },
  {
    chainId: 'eip155:42161',
    wrapped: '0x82aF49447D8a07e3bd95BD0d56f35241523fBab1',
    stables: ['0xaf88d065e77c8cC2239327C5EDb3A432268e5831', '0xFd086bC7CD5C481DCC9C85ebE478A1C0b69FCbb9'],
    v2: ['0xf1D7CC64Fb4452F05c498126312eBE29f30Fbcf9', laterV2Router],
    v3: mainnetV3,
    router: mainnetRouter,
  },
  {
    chainId: 'eip155:43114',
    wrapped: '0xB31f66AA3C1e785363F0875A1B74E27b85FD66c7',
    stables: ['0xB97EF9Ef8734C71904D8002F8b6Bc66Dd9c48a6E', '0x9702230A8Ea53601f5cD2dc00fDBc13d4dF4A8c7'],
    v2: ['0x9e5A52f57b3038F1B8EeE45F28b3C1967e22799C', laterV2Router],
    v3: {
      factory: '0x740b1c1de25031C31FF4fC9A62f554A55cdC1baD',
      quoter: '0xbe0F5544EC67e9B3b2D979aaA43f18Fd87E6257F',
    },
    router: '0xbb00FF08d01D300023C629E8fFfFcb65A5a578cE',
  },
].map(({ v2, v3, router, ...chain }) => {
  const [factory, classic] = v2 ?? []
  const pairs = factory === undefined ? {} : { v2: { factory, router: classic } }
  return parse(poolChainSchema, { ...chain, venues: [{ name: 'uniswap', ...pairs, v3, router }] })
})
