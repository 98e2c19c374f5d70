import { fromBaseUnits } from '@latchkey/protocol'
import { decodeFunctionResult, encodeFunctionData, parseAbi } from 'viem'
import type { ContractReader } from '../createContractReader'
import type { Token } from '../Token'
import type { PriceSource } from './PriceSource'

const abi = parseAbi([
  'function latestRoundData() view returns (uint80, int256 answer, uint256, uint256 updatedAt, uint80)',
  'function decimals() view returns (uint8)',
])
const latest = encodeFunctionData({ abi, functionName: 'latestRoundData' })
const decimals = encodeFunctionData({ abi, functionName: 'decimals' })
/** Feeds of stable currencies update once a day. */
const oldestMs = 48 * 3_600_000

/** Reads prices from aggregators on the token's own chain. */
export function createFeedPrices(read: ContractReader, now: () => number): PriceSource {
  const readOf = async (chain: Token['chain'], tokens: readonly (Token & { readonly feed: string })[]) => {
    const reads = tokens.flatMap(({ feed: to }) => [
      { to, data: latest },
      { to, data: decimals },
    ])
    const results = await read(chain, reads)
    return tokens.flatMap(({ id }, place) => {
      const price = toPrice(results[place * 2], results[place * 2 + 1], now())
      return price === undefined ? [] : [[id, price] as const]
    })
  }

  return async (tokens) => {
    const withFeed = tokens.flatMap((token) => (token.feed ? [{ ...token, feed: token.feed }] : []))
    const chains = [...new Set(withFeed.map(({ chain }) => chain))]
    const found = await Promise.all(
      chains.map((chain) =>
        readOf(
          chain,
          withFeed.filter((token) => token.chain === chain),
        ),
      ),
    )
    return new Map(found.flat())
  }
}

function toPrice(round: `0x${string}` | undefined, places: `0x${string}` | undefined, nowMs: number) {
  if (!round || !places) return undefined
  try {
    const [, answer, , updatedAt] = decodeFunctionResult({
      abi,
      functionName: 'latestRoundData',
      data: round,
    })
    const unit = decodeFunctionResult({ abi, functionName: 'decimals', data: places })
    const isOld = nowMs - Number(updatedAt) * 1000 > oldestMs
    return answer > 0n && !isOld ? Number(fromBaseUnits(answer, unit)) : undefined
  } catch {
    // Not a feed of the usual shape; the next source may know the token.
    return undefined
  }
}
