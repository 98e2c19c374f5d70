import { parse, pipe, regex, string, transform } from 'valibot'
import {
  type Address,
  decodeAbiParameters,
  encodeAbiParameters,
  type Hex,
  isHex,
  parseAbiParameters,
} from 'viem'
import type { Nodes } from '../../rpc/Nodes'
import { poolsUnreadable } from './errors'
import code from './poolLens.gen.json' with { type: 'json' }

/** What to read from a network in one call. */
export type LensQuestion = {
  readonly pairs: readonly { readonly factory: Address; readonly a: Address; readonly b: Address }[]
  readonly pools: readonly {
    readonly factory: Address
    readonly a: Address
    readonly b: Address
    readonly fee: number
  }[]
  /** Whether the amounts of the routes are what they give, not what they take. */
  readonly exactOut: boolean
  readonly routes: readonly {
    readonly quoter: Address
    readonly path: Hex
    /** Where its pools are in `pools`. */
    readonly pools: readonly number[]
    readonly amounts: readonly bigint[]
  }[]
  readonly reads: readonly { readonly target: Address; readonly data: Hex }[]
  /** Accounts whose code to measure. */
  readonly accounts: readonly Address[]
}

/** A pair of the v2 kind, in the order of the question. */
export type PairState = { readonly pair: Address; readonly reserveA: bigint; readonly reserveB: bigint }

/** A pool of the v3 kind. */
export type PoolState = {
  readonly pool: Address
  /** The root of the price of the lower address in the higher, times 2^96. */
  readonly sqrtPrice: bigint
  readonly tick: number
  /** The mean of the last five minutes, if the pool remembers that long. */
  readonly meanTick: number | undefined
  readonly liquidity: bigint
}

/** The answer, in the order of the question. What doesn't exist or failed is undefined. */
export type LensAnswer = {
  readonly chainId: bigint
  /** Of the block, in seconds. */
  readonly timestamp: bigint
  readonly block: bigint
  /** In wei. */
  readonly gasPrice: bigint
  readonly pairs: readonly (PairState | undefined)[]
  readonly pools: readonly (PoolState | undefined)[]
  /** Of each route, for each of its amounts. */
  readonly quotes: readonly (readonly (LensQuote | undefined)[])[]
  readonly reads: readonly (Hex | undefined)[]
  readonly codeSizes: readonly bigint[]
}

/** What a route gives or takes for an amount, and the gas of its pools. */
export type LensQuote = { readonly amount: bigint; readonly gas: bigint }

const questionAbi = parseAbiParameters([
  'Ask ask',
  'struct PairAsk { address factory; address a; address b; }',
  'struct PoolAsk { address factory; address a; address b; uint24 fee; }',
  'struct RouteAsk { address quoter; bytes path; uint16[] pools; uint256[] amounts; }',
  'struct Read { address target; bytes data; }',
  'struct Ask { PairAsk[] pairs; PoolAsk[] pools; bool exactOut; RouteAsk[] routes; Read[] reads; address[] accounts; }',
])
const answerAbi = parseAbiParameters([
  'Answer answer',
  'struct PairState { address pair; uint256 reserves; }',
  'struct PoolState { address pool; uint160 sqrtPrice; uint256 rest; }',
  'struct Answer { uint256 chainId; uint256 timestamp; PairState[] pairs; PoolState[] pools; uint256[] quotes; bytes[] reads; uint256[] codeSizes; }',
])

const quantity = pipe(
  string(),
  regex(/^0x[0-9a-fA-F]{1,64}$/),
  transform((value) => BigInt(value)),
)

/** As much as nodes usually allow a call; a block's own limit is too low for many quotes. */
const callGas = '0x2faf080'

/**
 * Reads pools and quotes in one `eth_call`, with the code of the lens in the call: nothing needs to be deployed.
 * @throws unsupportedChain, chainDown, callRefused, poolsUnreadable
 */
export async function askLens(
  nodes: Pick<Nodes, 'callMany'>,
  chainId: string,
  question: LensQuestion,
  signal?: AbortSignal,
): Promise<LensAnswer> {
  const data = `${code.PoolLens}${encodeAbiParameters(questionAbi, [question]).slice(2)}`
  const [called, block, gasPrice] = await nodes.callMany(
    chainId,
    [
      { method: 'eth_call', params: [{ data, gas: callGas }, 'latest'] },
      { method: 'eth_blockNumber', params: [] },
      { method: 'eth_gasPrice', params: [] },
    ],
    signal,
  )
  if (!called?.ok) throw called?.error
  if (!block?.ok) throw block?.error
  if (!gasPrice?.ok) throw gasPrice?.error
  return {
    ...readAnswer(called.result, question),
    block: parse(quantity, block.result),
    gasPrice: parse(quantity, gasPrice.result),
  }
}

function readAnswer(result: unknown, { routes }: LensQuestion): Omit<LensAnswer, 'block' | 'gasPrice'> {
  try {
    const [answer] = decodeAbiParameters(answerAbi, isHex(result) ? result : '0x')
    let next = 0
    return {
      chainId: answer.chainId,
      timestamp: answer.timestamp,
      pairs: answer.pairs.map(({ pair, reserves }) =>
        reserves === 0n
          ? undefined
          : { pair: lower(pair), reserveA: reserves >> 128n, reserveB: BigInt.asUintN(128, reserves) },
      ),
      pools: answer.pools.map(({ pool, sqrtPrice, rest }) =>
        sqrtPrice === 0n
          ? undefined
          : {
              pool: lower(pool),
              sqrtPrice,
              tick: Number(BigInt.asIntN(32, rest >> 168n)),
              meanTick: (rest >> 128n) & 0xffn ? Number(BigInt.asIntN(32, rest >> 136n)) : undefined,
              liquidity: BigInt.asUintN(128, rest),
            },
      ),
      quotes: routes.map(({ amounts }) =>
        amounts.map(() => {
          const word = answer.quotes[next++] ?? 0n
          const amount = word >> 32n
          return amount === 0n ? undefined : { amount, gas: BigInt.asUintN(32, word) }
        }),
      ),
      reads: answer.reads.map((read) => (read === '0x' ? undefined : read)),
      codeSizes: answer.codeSizes,
    }
  } catch (cause) {
    throw poolsUnreadable({}, { cause })
  }
}

const lower = (address: Address): Address => `0x${address.slice(2).toLowerCase()}`
