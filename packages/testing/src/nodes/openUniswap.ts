import { createRequire } from 'node:module'
import { join } from 'node:path'
import {
  type Address,
  encodeAbiParameters,
  encodeFunctionData,
  getContractAddress,
  type Hex,
  isHex,
  numberToHex,
  parseAbi,
  parseAbiParameters,
  parseEther,
} from 'viem'
import { uniswapMissing } from '../errors'
import { carryOut } from './carryOut'
import { sendBatch } from './sendBatch'

/** The account that deploys Uniswap; nobody has its key. */
const deployer: Address = '0x5eed000000000000000000000000000000009002'

/** The real contracts of Uniswap v2 and v3 on a local chain. */
export type UniswapContracts = {
  readonly wrapped: Address
  readonly v2Factory: Address
  /** UniswapV2Router02. */
  readonly v2Router: Address
  readonly v3Factory: Address
  /** NonfungiblePositionManager, which adds liquidity. */
  readonly positions: Address
  /** QuoterV2. */
  readonly quoter: Address
  /** SwapRouter02. */
  readonly router: Address
  /** A SwapRouter02 that knows no pairs, as on networks where v2 came later. */
  readonly routerWithoutPairs: Address
}

/** Where the packages keep the contracts, in the order of their deployment. */
const files = {
  wrapped: '@uniswap/v2-periphery/build/WETH9.json',
  v2Factory: '@uniswap/v2-core/build/UniswapV2Factory.json',
  v2Router: '@uniswap/v2-periphery/build/UniswapV2Router02.json',
  v3Factory: '@uniswap/v3-core/artifacts/contracts/UniswapV3Factory.sol/UniswapV3Factory.json',
  positions:
    '@uniswap/v3-periphery/artifacts/contracts/NonfungiblePositionManager.sol/NonfungiblePositionManager.json',
  quoter: '@uniswap/v3-periphery/artifacts/contracts/lens/QuoterV2.sol/QuoterV2.json',
  router: '@uniswap/swap-router-contracts/artifacts/contracts/SwapRouter02.sol/SwapRouter02.json',
}

/**
 * Puts the real Uniswap v2 and v3 on a development node, from the code in their packages, without pools.
 * @throws uniswapMissing, nodeFailed
 */
export async function openUniswap(url: string): Promise<UniswapContracts> {
  const at = (nonce: bigint) => getContractAddress({ from: deployer, nonce })
  const contracts: UniswapContracts = {
    wrapped: at(0n),
    v2Factory: at(1n),
    v2Router: at(2n),
    v3Factory: at(3n),
    positions: at(4n),
    quoter: at(5n),
    router: at(6n),
    routerWithoutPairs: at(7n),
  }
  const { wrapped, v2Factory, v3Factory, positions } = contracts
  const none: Address = '0x0000000000000000000000000000000000000000'
  const calls = [
    deploy(files.wrapped),
    deploy(files.v2Factory, none),
    deploy(files.v2Router, v2Factory, wrapped),
    deploy(files.v3Factory),
    deploy(files.positions, v3Factory, wrapped, none),
    deploy(files.quoter, v3Factory, wrapped),
    deploy(files.router, v2Factory, v3Factory, positions, wrapped),
    deploy(files.router, none, v3Factory, positions, wrapped),
    // Voted in later, so the code doesn't have it.
    {
      to: v3Factory,
      data: encodeFunctionData({
        abi: parseAbi(['function enableFeeAmount(uint24 fee, int24 tickSpacing)']),
        args: [100, 1],
      }),
    },
  ]
  await sendBatch(url, [
    { method: 'anvil_setBalance', params: [deployer, numberToHex(parseEther('1000'))] },
    { method: 'anvil_impersonateAccount', params: [deployer] },
  ])
  await carryOut({ url, from: deployer, seed: 'openUniswap' }, calls)
  return contracts
}

function deploy(file: string, ...parameters: readonly Address[]): { data: Hex } {
  const types = parseAbiParameters(parameters.map(() => 'address').join(', ') || 'address')
  const encoded = parameters.length ? encodeAbiParameters(types, parameters) : '0x'
  return { data: `${creationCode(file)}${encoded.slice(2)}` }
}

function creationCode(path: string): Hex {
  let cause: unknown
  for (const place of [import.meta.url, join(process.cwd(), 'package.json')]) {
    try {
      const artifact: unknown = createRequire(place)(path)
      const { bytecode }: { bytecode?: unknown } = Object(artifact)
      const code = `0x${String(bytecode).replace(/^0x/, '')}`
      if (isHex(code) && code.length > 2) return code
    } catch (error) {
      // Not here; the last reason goes into the error below.
      cause = error
    }
  }
  throw uniswapMissing({}, { cause })
}
