import { isHex } from 'viem'
import { refusals } from '../../http/refusals'
import type { Nodes } from '../../rpc/Nodes'

/** The price of gas on a chain, in wei. */
export type GasPrice = {
  readonly base: bigint
  readonly tip: bigint
  /** What to offer: enough if the base doubles before the transaction is mined. */
  readonly most: bigint
}

/** Reads the price of gas. @throws chainDown */
export async function readPrice(
  nodes: Pick<Nodes, 'callMany'>,
  networkId: string,
  signal?: AbortSignal,
): Promise<GasPrice> {
  const outcomes = await nodes.callMany(
    networkId,
    [
      { method: 'eth_getBlockByNumber', params: ['latest', false] },
      { method: 'eth_maxPriorityFeePerGas', params: [] },
      { method: 'eth_gasPrice', params: [] },
    ],
    signal,
  )
  const [block, tipText, priceText] = outcomes.map((outcome) => (outcome.ok ? outcome.result : undefined))
  const { baseFeePerGas }: { baseFeePerGas?: unknown } = Object(block)
  // A chain without EIP-1559 has no EIP-7702 either.
  if (!isHex(baseFeePerGas) || !isHex(priceText)) throw refusals.chainDown({ chainId: networkId })
  const base = BigInt(baseFeePerGas)
  const price = BigInt(priceText)
  // Some nodes lack the method for the tip; the price contains it.
  const tip = isHex(tipText) ? BigInt(tipText) : price > base ? price - base : 1n
  return { base, tip, most: 2n * base + tip }
}
