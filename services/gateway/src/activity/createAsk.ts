import { type GenericSchema, type InferOutput, safeParse } from 'valibot'
import { refusals } from '../http/refusals'
import type { Nodes } from '../rpc/Nodes'
import { callInParts } from './callInParts'

/** Asks the nodes of a chain and parses what they say. All methods throw chainDown or callRefused. */
export type Ask = {
  readonly chainId: string
  one<Schema extends GenericSchema>(
    schema: Schema,
    method: string,
    params: readonly unknown[],
    signal: AbortSignal,
  ): Promise<InferOutput<Schema>>
  /** Makes the same call for each hash, however large the answers are together. */
  each<Schema extends GenericSchema>(
    schema: Schema,
    method: string,
    hashes: readonly string[],
    signal: AbortSignal,
  ): Promise<InferOutput<Schema>[]>
}

/** Creates the client for the nodes of one chain. */
export function createAsk(chainId: string, nodes: Pick<Nodes, 'call' | 'callMany'>): Ask {
  const read = <Schema extends GenericSchema>(schema: Schema, answer: unknown): InferOutput<Schema> => {
    const parsed = safeParse(schema, answer)
    if (!parsed.success) throw refusals.chainDown({ chainId })
    return parsed.output
  }
  return {
    chainId,
    one: async (schema, method, params, signal) =>
      read(schema, await nodes.call(chainId, { method, params }, signal)),
    async each(schema, method, hashes, signal) {
      const calls = hashes.map((hash) => ({ method, params: [hash] }))
      return (await callInParts(nodes, chainId, calls, signal)).map((answer) => read(schema, answer))
    },
  }
}
