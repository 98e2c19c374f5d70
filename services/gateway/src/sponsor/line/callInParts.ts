import { isTooLarge } from '../../rpc/errors'
import type { CallOutcome, NodeCall, Nodes } from '../../rpc/Nodes'

/** A chain, and its nodes. */
export type AskedChain = {
  readonly nodes: Pick<Nodes, 'callMany'>
  /** CAIP-2. */
  readonly chain: string
  readonly signal: AbortSignal
}

/** More than the receipt of a transaction that the sponsor pays for. */
const mostBytes = 50_000_000

/**
 * Makes calls whose answers strangers can make long: a receipt contains all that a transaction logged. Asks for fewer at
 * once if the answers are too long together. One that is too long alone counts as rejected, so it holds up nobody else.
 * @throws chainDown
 */
export async function callInParts(asked: AskedChain, calls: readonly NodeCall[]): Promise<CallOutcome[]> {
  const { nodes, chain, signal } = asked
  try {
    return await nodes.callMany(chain, calls, signal, calls.length === 1 ? mostBytes : undefined)
  } catch (error) {
    if (!isTooLarge(error)) throw error
    if (calls.length === 1) return [{ ok: false, error }]
    const half = Math.ceil(calls.length / 2)
    const first = await callInParts(asked, calls.slice(0, half))
    return [...first, ...(await callInParts(asked, calls.slice(half)))]
  }
}
