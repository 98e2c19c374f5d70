import { isTooLarge } from '../rpc/errors'
import type { NodeCall, Nodes } from '../rpc/Nodes'

const mostAtOnce = 100
/** A single answer may be larger than any block. */
const mostAlone = 100_000_000

/**
 * Makes many calls in as many parts as needed to keep each answer small enough: parsing a large text would block
 * everyone else. @throws chainDown, callRefused
 */
export async function callInParts(
  nodes: Pick<Nodes, 'callMany'>,
  chainId: string,
  calls: readonly NodeCall[],
  signal: AbortSignal,
): Promise<unknown[]> {
  if (calls.length > mostAtOnce) return inHalves(nodes, chainId, calls, signal)
  try {
    const outcomes = await nodes.callMany(chainId, calls, signal)
    return outcomes.map((outcome) => {
      if (!outcome.ok) throw outcome.error
      return outcome.result
    })
  } catch (error) {
    if (!isTooLarge(error)) throw error
    if (calls.length > 1) return inHalves(nodes, chainId, calls, signal)
    const [alone] = await nodes.callMany(chainId, calls, signal, mostAlone)
    if (!alone?.ok) throw alone?.error
    return [alone.result]
  }
}

async function inHalves(
  nodes: Pick<Nodes, 'callMany'>,
  chainId: string,
  calls: readonly NodeCall[],
  signal: AbortSignal,
): Promise<unknown[]> {
  const middle = Math.ceil(calls.length / 2)
  const first = await callInParts(nodes, chainId, calls.slice(0, middle), signal)
  return [...first, ...(await callInParts(nodes, chainId, calls.slice(middle), signal))]
}
