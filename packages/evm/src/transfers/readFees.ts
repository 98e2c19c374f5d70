import type { Speed } from '@latchkey/core'
import { fieldsOf, type Network, networkFailure, requestTimeout } from '@latchkey/protocol'
import { askNode } from '../read/askNode'
import type { NodeAccess } from '../read/NodeAccess'
import { parseQuantity } from '../read/parseQuantity'

/** What one unit of gas costs at one speed, in wei. */
export type GasPrice = {
  /** The most to offer. */
  readonly cap: bigint
  /** [EIP-1559] The part for whoever builds the block; null on chains with one price. */
  readonly tip: bigint | null
  /** What is paid if the next block is as full as the last one. */
  readonly likely: bigint
}

export type GasPrices = { readonly [S in Speed]: GasPrice }

const blocks = 10
/** The share of transactions that paid less, by speed. */
const percentiles = [10, 50, 90]
/** How far the base fee may rise until the transaction waits, as a fraction of 8: a full block raises it by one eighth. */
const headroom: { readonly [S in Speed]: bigint } = { slow: 9n, normal: 12n, fast: 16n }

function parseList(value: unknown, what: string): readonly bigint[] | null {
  return Array.isArray(value) && value.length > 0 ? value.map((each) => parseQuantity(each, what)) : null
}

/** The middle of the tips that somebody paid; null if all blocks were empty. */
function middleOf(tips: readonly bigint[]): bigint | null {
  const paid = tips.filter((tip) => tip > 0n).sort((one, other) => (one < other ? -1 : 1))
  return paid[paid.length >> 1] ?? null
}

const mostOf = (...values: readonly bigint[]) => values.reduce((most, value) => (value > most ? value : most))

/** Asks for something that not every node knows; null if it doesn't. @throws requestTimeout, networkFailure */
async function askMaybe(
  access: NodeAccess,
  network: Network,
  method: string,
  params: readonly unknown[],
): Promise<unknown> {
  try {
    return await askNode(access, network, { method, params })
  } catch (cause) {
    if (requestTimeout.is(cause) || networkFailure.is(cause)) throw cause
    // The node doesn't know the method, and says so in one of many ways. There is another way to learn the price.
    return null
  }
}

/** [SND-1] Gas prices by speed, from the last blocks; from one price on chains without a base fee. @throws requestTimeout, httpStatus, networkFailure, malformedAnswer */
export async function readFees(access: NodeAccess, network: Network): Promise<GasPrices> {
  const method = 'eth_feeHistory'
  const params = [`0x${blocks.toString(16)}`, 'latest', percentiles]
  const { baseFeePerGas, reward } = fieldsOf(await askMaybe(access, network, method, params))
  const base = parseList(baseFeePerGas, method)?.at(-1)
  const rows = Array.isArray(reward) ? reward.map((row) => parseList(row, method)) : []
  const tipOf = (column: number) => middleOf(rows.flatMap((row) => row?.[column] ?? []))
  const [low, middle, high] = percentiles.map((_, column) => tipOf(column))
  if (base === undefined || (base === 0n && !middle)) return readLegacy(access, network)
  // Empty blocks tell nothing about tips.
  const usual = middle ?? (await readUsualTip(access, network))
  const at = (speed: Speed, tip: bigint): GasPrice => ({
    cap: (base * headroom[speed]) / 8n + tip,
    tip,
    likely: base + tip,
  })
  const [slow, fast] = [low ?? usual, high ?? usual]
  return {
    slow: at('slow', slow < usual ? slow : usual),
    normal: at('normal', usual),
    fast: at('fast', mostOf(fast, usual)),
  }
}

async function readUsualTip(access: NodeAccess, network: Network): Promise<bigint> {
  const method = 'eth_maxPriorityFeePerGas'
  const answer = await askMaybe(access, network, method, [])
  return answer === null ? 1n : mostOf(parseQuantity(answer, method), 1n)
}

async function readLegacy(access: NodeAccess, network: Network): Promise<GasPrices> {
  const method = 'eth_gasPrice'
  const price = parseQuantity(await askNode(access, network, { method, params: [] }), method)
  const at = (cap: bigint): GasPrice => ({ cap, tip: null, likely: cap })
  return { slow: at(price), normal: at((price * 11n) / 10n), fast: at((price * 5n) / 4n) }
}
