import { Agent } from 'undici'
import type { Config } from '../config/readConfig'
import { refusals } from '../http/refusals'
import type { Metrics } from '../monitoring/createMetrics'
import { askEsplora } from './askEsplora'
import { createBatching } from './createBatching'
import { createNodeHealth } from './createNodeHealth'
import { answerTooLarge, nodeFailed } from './errors'
import type { Nodes } from './Nodes'
import { postToNode } from './postToNode'
import { readExactJson } from './readExactJson'
import { readOutcomes } from './readOutcomes'
import { refuseBusy } from './refuseBusy'
import type { AskOptions, NodeAnswer } from './requestNode'

/** What the nodes need. */
export type NodesOptions = {
  readonly config: Pick<Config, 'GATEWAY_CHAINS' | 'GATEWAY_REQUEST_LIMIT_MS'>
  readonly metrics: Pick<Metrics, 'upstream'>
  readonly now: () => number
  /** How long to wait for one node. */
  readonly nodeLimitMs?: number
  /** The largest accepted answer. */
  readonly mostBytes?: number
}

/** A caller that leaves after this long has shown that the node is slow. */
const patienceMs = 3_000

/** Connects to the nodes of all configured chains, and keeps the connections open. */
export function createNodes(options: NodesOptions): Nodes {
  const { config, metrics, now, nodeLimitMs = 10_000, mostBytes = 10_000_000 } = options
  const chains = config.GATEWAY_CHAINS
  const byId = new Map(
    chains.map((chain) => [chain.id, { chain, health: createNodeHealth(chain.rpc.length, now) }]),
  )
  const dispatcher = new Agent({ connections: 64, keepAliveTimeout: 30_000, connect: { timeout: 5_000 } })
  const known = (chainId: string) => {
    const found = byId.get(chainId)
    if (!found) throw refusals.unsupportedChain({ chainId })
    return found
  }

  const askAll = async <Read>(
    chainId: string,
    send: (url: string, options: AskOptions) => Promise<NodeAnswer>,
    read: (answer: NodeAnswer) => Read,
    given?: AbortSignal,
    largest = mostBytes,
  ): Promise<Read> => {
    const { chain, health } = known(chainId)
    // Shortly before the request itself times out, so the answer can name the chain.
    const deadline = now() + config.GATEWAY_REQUEST_LIMIT_MS - 500
    for (const place of health.order()) {
      // Whole milliseconds, since `AbortSignal` takes no others.
      const leftMs = Math.min(nodeLimitMs, Math.ceil(deadline - now()))
      if (leftMs <= 0 || given?.aborted) break
      const limit = AbortSignal.timeout(leftMs)
      const signal = given ? AbortSignal.any([given, limit]) : limit
      const began = now()
      try {
        const answer = await send(chain.rpc[place] ?? '', { dispatcher, signal, mostBytes: largest })
        const value = read(answer)
        health.succeeded(place, now() - began)
        metrics.upstream.inc({ source: 'node', outcome: 'answered' })
        return value
      } catch (error) {
        if (answerTooLarge.is(error)) throw refusals.chainDown({ chainId }, { cause: error })
        if (!nodeFailed.is(error)) throw error
        // The caller left right away, which says nothing about the node.
        if (given?.aborted && now() - began < patienceMs) break
        health.failed(place)
        metrics.upstream.inc({ source: 'node', outcome: 'failed' })
      }
    }
    throw refusals.chainDown({ chainId })
  }

  const callTogether: Nodes['callMany'] = (chainId, calls, signal, largest) => {
    const numbered = calls.map((call, id) => ({ jsonrpc: '2.0', id, ...call }))
    const body = JSON.stringify(numbered.length === 1 ? numbered[0] : numbered)
    // EVM nodes write numbers as strings; those of other families may exceed what a number can hold.
    const parse = chainId.startsWith('eip155:') ? JSON.parse : readExactJson
    return askAll(
      chainId,
      (url, options) => postToNode(url, body, options),
      (answer) => readOutcomes(answer.body, calls, parse),
      signal,
      largest,
    )
  }
  const callMany = createBatching(callTogether, now)

  return {
    chains,
    find: (chainId) => known(chainId).chain,
    ask: (chainId, body, signal) =>
      askAll(chainId, (url, options) => postToNode(url, body, options), refuseBusy, signal),
    askEsplora: (chainId, call, read, signal) =>
      askAll(chainId, (url, options) => askEsplora(url, call, options), read, signal),
    callMany,
    async call(chainId, call, signal) {
      const [outcome] = await callMany(chainId, [call], signal)
      if (!outcome?.ok) throw outcome?.error
      return outcome.result
    },
    stop: () => dispatcher.destroy(),
  }
}
