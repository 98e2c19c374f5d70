import { safeParse } from 'valibot'
import { isTooLarge } from '../../rpc/errors'
import type { CallOutcome, NodeCall, Nodes } from '../../rpc/Nodes'
import { type SolanaTransaction, solanaTransaction } from './solanaTransaction'

/** Providers reject larger batches. */
const callsAtOnce = 10
const options = { encoding: 'jsonParsed', commitment: 'confirmed', maxSupportedTransactionVersion: 0 }

/** Reads transactions; nothing for one that the node has forgotten or that is too large. @throws chainDown */
export async function readTransactions(
  nodes: Pick<Nodes, 'callMany'>,
  chainId: string,
  signatures: readonly string[],
  signal: AbortSignal,
): Promise<(SolanaTransaction | undefined)[]> {
  const calls = signatures.map((signature) => ({ method: 'getTransaction', params: [signature, options] }))
  const outcomes: (CallOutcome | undefined)[] = []
  for (let at = 0; at < calls.length; at += callsAtOnce)
    outcomes.push(...(await readPart(nodes, chainId, calls.slice(at, at + callsAtOnce), signal)))
  return outcomes.map((outcome) => {
    const read = safeParse(solanaTransaction, outcome?.ok ? outcome.result : undefined)
    return read.success ? read.output : undefined
  })
}

async function readPart(
  nodes: Pick<Nodes, 'callMany'>,
  chainId: string,
  calls: readonly NodeCall[],
  signal: AbortSignal,
): Promise<(CallOutcome | undefined)[]> {
  try {
    return await nodes.callMany(chainId, calls, signal)
  } catch (error) {
    if (!isTooLarge(error)) throw error
    if (calls.length === 1) return [undefined]
    const each: (CallOutcome | undefined)[] = []
    for (const call of calls) each.push(...(await readPart(nodes, chainId, [call], signal)))
    return each
  }
}
