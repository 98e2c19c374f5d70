import { array, nullable, pipe, regex, string } from 'valibot'
import { callRefused, isTooLarge } from '../rpc/errors'
import type { Nodes } from '../rpc/Nodes'
import type { ChainReader } from './ChainReader'
import { blockSchema, headerSchema, logSchema, receiptSchema, transactionSchema } from './chainData'
import { createAsk } from './createAsk'
import { readBlockInParts } from './readBlockInParts'
import { readLogsInParts } from './readLogsInParts'

/** Codes that mean the contract reverted; any other error is the node's. */
const contractCodes = new Set<unknown>([3, -32000, -32015, -32016])
const bytes = pipe(string(), regex(/^0x[0-9a-f]*$/i))

const toHex = (number: number) => `0x${number.toString(16)}`
const orNothing = async <T>(answer: Promise<T | null>) => (await answer) ?? undefined
const firstOf = async <T>(answers: Promise<(T | null)[]>) => (await answers)[0] ?? undefined

/** Reads an EVM chain over JSON-RPC, in parts where one answer would be too large. */
export function createChainReader(chainId: string, nodes: Pick<Nodes, 'call' | 'callMany'>): ChainReader {
  const ask = createAsk(chainId, nodes)
  return {
    chainId,
    head: (signal) => ask.one(headerSchema, 'eth_getBlockByNumber', ['latest', false], signal),
    header: (number, signal) =>
      orNothing(ask.one(nullable(headerSchema), 'eth_getBlockByNumber', [toHex(number), false], signal)),
    async block(number, signal) {
      try {
        const params = [toHex(number), true]
        return await orNothing(ask.one(nullable(blockSchema), 'eth_getBlockByNumber', params, signal))
      } catch (error) {
        if (isTooLarge(error)) return readBlockInParts(ask, toHex(number), signal)
        throw error
      }
    },
    transaction: (hash, signal) =>
      firstOf(ask.each(nullable(transactionSchema), 'eth_getTransactionByHash', [hash], signal)),
    receipt: (hash, signal) =>
      firstOf(ask.each(nullable(receiptSchema), 'eth_getTransactionReceipt', [hash], signal)),
    logs({ from, to, topics }, signal) {
      const range = { fromBlock: toHex(from), toBlock: toHex(to), topics }
      return ask.one(array(logSchema), 'eth_getLogs', [range], signal)
    },
    async logsOf(blockHash, kinds, signal) {
      try {
        return await ask.one(array(logSchema), 'eth_getLogs', [{ blockHash, topics: [kinds] }], signal)
      } catch (error) {
        if (isTooLarge(error)) return readLogsInParts(ask, blockHash, kinds, signal)
        throw error
      }
    },
    async call(to, data, signal) {
      try {
        return await ask.one(bytes, 'eth_call', [{ to, data }, 'latest'], signal)
      } catch (error) {
        if (callRefused.is(error) && contractCodes.has(error.values.number)) return undefined
        // Ignore a contract that answers with megabytes; it must not block the chain.
        if (isTooLarge(error)) return undefined
        throw error
      }
    },
  }
}
