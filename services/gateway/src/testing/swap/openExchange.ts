import { createRequire } from 'node:module'
import { testAccounts } from '@latchkey/testing'
import { openUniswap, startAnvil, type UniswapContracts } from '@latchkey/testing/node'
import {
  type Address,
  createTestClient,
  encodeAbiParameters,
  encodeFunctionData,
  erc20Abi,
  type Hex,
  http,
  maxUint256,
  numberToHex,
  parseAbi,
  parseAbiParameters,
  parseEther,
  publicActions,
  walletActions,
} from 'viem'
import { nodeFailed } from '../../rpc/errors'
import { untilMined } from './untilMined'

const abi = parseAbi([
  'function createPair(address a, address b) returns (address)',
  'function getPair(address a, address b) view returns (address)',
  'function getPool(address a, address b, uint24 fee) view returns (address)',
  'function increaseObservationCardinalityNext(uint16 next)',
  'function mint(address to) returns (uint256)',
  'function deposit() payable',
  'function createAndInitializePoolIfNecessary(address token0, address token1, uint24 fee, uint160 sqrtPriceX96) returns (address)',
  'struct Position { address token0; address token1; uint24 fee; int24 tickLower; int24 tickUpper; uint256 amount0Desired; uint256 amount1Desired; uint256 amount0Min; uint256 amount1Min; address recipient; uint256 deadline; }',
  'function mint(Position params) returns (uint256, uint128, uint256, uint256)',
])

const spacings: Readonly<Record<number, number>> = { 100: 1, 500: 10, 3000: 60, 10000: 200 }
/** Everybody who provides liquidity. */
const whale = testAccounts[0].address
const tokenFile = '@uniswap/v2-core/build/ERC20.json'

/** A chain with the real Uniswap v2 and v3, whose pools a test decides. */
export type Exchange = Awaited<ReturnType<typeof openExchange>>

/** What a pool holds. The amounts decide its price. */
export type PoolFunding = {
  readonly a: Address
  readonly b: Address
  readonly amountA: bigint
  readonly amountB: bigint
  /** In millionths. */
  readonly fee: number
  /** How many steps of ticks around the price hold the liquidity; all by default. */
  readonly width?: number
}

/** Starts one without pools. */
export async function openExchange() {
  const node = await startAnvil({ seed: false })
  const client = createTestClient({ mode: 'anvil', transport: http(node.url), pollingInterval: 10 })
    .extend(publicActions)
    .extend(walletActions)
  const contracts: UniswapContracts = await openUniswap(node.url)
  await client.setBalance({ address: whale, value: parseEther('1000000000') })
  let nonce = await client.getTransactionCount({ address: whale })

  const send = async (to: Address | null, data: Hex, value = 0n) => {
    const asked = { account: whale, chain: null, to, data, value, gas: 8_000_000n, nonce: nonce++ }
    const receipt = await untilMined(client, await client.sendTransaction(asked))
    if (receipt.status !== 'success') throw nodeFailed({ reason: 'a transaction reverted' })
    return receipt
  }
  const give = (token: Address, to: Address, amount: bigint) =>
    send(token, encodeFunctionData({ abi: erc20Abi, functionName: 'transfer', args: [to, amount] }))
  const allow = (token: Address) =>
    send(
      token,
      encodeFunctionData({ abi: erc20Abi, functionName: 'approve', args: [contracts.positions, maxUint256] }),
    )

  await send(contracts.wrapped, encodeFunctionData({ abi, functionName: 'deposit' }), parseEther('100000000'))
  await allow(contracts.wrapped)

  return {
    url: node.url,
    client,
    contracts,
    chainId: `eip155:${node.chainId}` as const,
    stop: node.stop,
    /** Sends from the account that owns all tokens. */
    send,
    give,
    /** Creates a token with EIP-2612 permits: the one of Uniswap's own tests. */
    async createToken(): Promise<Address> {
      const artifact: { bytecode?: unknown } = Object(createRequire(import.meta.url)(tokenFile))
      const supply = encodeAbiParameters(parseAbiParameters('uint256'), [10n ** 33n])
      const { contractAddress } = await send(null, `0x${artifact.bytecode}${supply.slice(2)}`)
      const token: Address = `0x${contractAddress?.slice(2).toLowerCase()}`
      await allow(token)
      return token
    },
    /** Creates a pair of the v2 kind. */
    async addPair(a: Address, b: Address, amountA: bigint, amountB: bigint): Promise<Address> {
      const args = [a, b] as const
      await send(contracts.v2Factory, encodeFunctionData({ abi, functionName: 'createPair', args }))
      const pair = await client.readContract({
        address: contracts.v2Factory,
        abi,
        functionName: 'getPair',
        args,
      })
      await give(a, pair, amountA)
      await give(b, pair, amountB)
      await send(pair, encodeFunctionData({ abi, functionName: 'mint', args: [whale] }))
      return pair
    },
    /** Creates a pool of the v3 kind, or adds to it; it remembers its price for a while. */
    async addPool({ a, b, amountA, amountB, fee, width }: PoolFunding): Promise<Address> {
      const [token0, token1, amount0, amount1] = a < b ? [a, b, amountA, amountB] : [b, a, amountB, amountA]
      const sqrtPrice = root((amount1 << 192n) / amount0)
      const create = [token0, token1, fee, sqrtPrice] as const
      const { positions } = contracts
      await send(
        positions,
        encodeFunctionData({ abi, functionName: 'createAndInitializePoolIfNecessary', args: create }),
      )
      const spacing = spacings[fee] ?? 60
      const most = Math.floor(887_272 / spacing)
      const middle = Math.round(Math.log(Number(amount1) / Number(amount0)) / Math.log(1.0001) / spacing)
      const [low, high] = width === undefined ? [-most, most] : [middle - width, middle + width]
      const position = {
        token0,
        token1,
        fee,
        tickLower: low * spacing,
        tickUpper: high * spacing,
        amount0Desired: amount0,
        amount1Desired: amount1,
        amount0Min: 0n,
        amount1Min: 0n,
        recipient: whale,
        deadline: maxUint256,
      }
      await send(positions, encodeFunctionData({ abi, functionName: 'mint', args: [position] }))
      return client.readContract({
        address: contracts.v3Factory,
        abi,
        functionName: 'getPool',
        args: [token0, token1, fee],
      })
    },
    /** Makes a pool of the v3 kind remember many prices. */
    remember: (pool: Address) =>
      send(pool, encodeFunctionData({ abi, functionName: 'increaseObservationCardinalityNext', args: [20] })),
    /** Lets time pass. */
    async pass(seconds: number): Promise<void> {
      await client.request({ method: 'evm_increaseTime', params: [numberToHex(seconds)] })
      await client.mine({ blocks: 1 })
    },
  }
}

function root(square: bigint): bigint {
  let [guess, next] = [square, (square >> 1n) + 1n]
  while (next < guess) {
    guess = next
    next = (square / next + next) >> 1n
  }
  return guess
}
