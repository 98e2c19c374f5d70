import {
  array,
  type GenericSchema,
  type InferOutput,
  nullable,
  pipe,
  regex,
  safeParse,
  string,
} from 'valibot'
import { refusals } from '../http/refusals'
import { callRefused } from '../rpc/errors'
import type { Nodes } from '../rpc/Nodes'
import type { ChainReader } from './ChainReader'
import { blockSchema, headerSchema, logSchema, receiptSchema, transactionSchema } from './chainData'

/** Codes by which nodes say that the contract itself refused; any other error is the node's own. */
const contractCodes = new Set<unknown>([3, -32000, -32015, -32016])

const toHex = (number: number) => `0x${number.toString(16)}`

/** Reads an EVM chain by JSON-RPC; what a node says is parsed before anything is done with it. */
export function createChainReader(chainId: string, nodes: Pick<Nodes, 'call'>): ChainReader {
  const ask = async <Schema extends GenericSchema>(
    schema: Schema,
    method: string,
    params: readonly unknown[],
    signal: AbortSignal,
  ): Promise<InferOutput<Schema>> => {
    const parsed = safeParse(schema, await nodes.call(chainId, { method, params }, signal))
    if (!parsed.success) throw refusals.chainDown({ chainId })
    return parsed.output
  }
  const orNothing = async <T>(answer: Promise<T | null>) => (await answer) ?? undefined

  return {
    chainId,
    head: (signal) => ask(headerSchema, 'eth_getBlockByNumber', ['latest', false], signal),
    header: (number, signal) =>
      orNothing(ask(nullable(headerSchema), 'eth_getBlockByNumber', [toHex(number), false], signal)),
    block: (number, signal) =>
      orNothing(ask(nullable(blockSchema), 'eth_getBlockByNumber', [toHex(number), true], signal)),
    transaction: (hash, signal) =>
      orNothing(ask(nullable(transactionSchema), 'eth_getTransactionByHash', [hash], signal)),
    receipt: (hash, signal) =>
      orNothing(ask(nullable(receiptSchema), 'eth_getTransactionReceipt', [hash], signal)),
    logs: (filter, signal) => {
      const place =
        'blockHash' in filter
          ? { blockHash: filter.blockHash }
          : { fromBlock: toHex(filter.from), toBlock: toHex(filter.to) }
      return ask(array(logSchema), 'eth_getLogs', [{ ...place, topics: filter.topics }], signal)
    },
    call: async (to, data, signal) => {
      try {
        const bytes = pipe(string(), regex(/^0x[0-9a-f]*$/i))
        return await ask(bytes, 'eth_call', [{ to, data }, 'latest'], signal)
      } catch (error) {
        if (callRefused.is(error) && contractCodes.has(error.values.number)) return undefined
        throw error
      }
    },
  }
}
