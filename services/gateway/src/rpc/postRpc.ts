import type { postRpc as contract } from '@latchkey/protocol'
import type { Context } from 'hono'
import { clientAddress } from '../http/clientAddress'
import { Reply } from '../http/Reply'
import type { Handler } from '../http/Route'
import { refusals } from '../http/refusals'
import type { Services } from '../Services'
import { type AnswerCache, createAnswerCache } from './createAnswerCache'
import { type ChainFacts, describeChain } from './describeChain'
import type { Nodes } from './Nodes'
import { parseRpcCall, type RpcCall } from './parseRpcCall'
import { rpcAnswers } from './rpcAnswers'
import { splitJsonArray } from './splitJsonArray'

/** Answers a call without a node: because it is rejected, known from the configuration, or cached for good. */
function answerLocally(chain: ChainFacts, call: RpcCall, cache: AnswerCache): string | undefined {
  if (!chain.methods.has(call.method)) return rpcAnswers.notPublic(call.id)
  const resultText = chain.results.get(call.method) ?? (chain.isEvm ? cache.get(chain.id, call) : undefined)
  return resultText === undefined ? undefined : rpcAnswers.result(call.id, resultText)
}

const mostCalls = 1_000

const jsonType = { 'content-type': 'application/json' }

type Place = { readonly here: string } | { readonly forward: RpcCall }

/** [RPC-1] Passes JSON-RPC on to the nodes of a chain, except for methods that make a node sign. */
export function postRpc(services: Services): Handler<typeof contract> {
  const { nodes, now } = services
  const cache = createAnswerCache(nodes, now)
  const facts = new Map(nodes.chains.map(({ id }) => [id, describeChain(id)]))
  return (input) => {
    const {
      query: { chainId },
      body,
    } = input
    const chain = facts.get(chainId) ?? describeChain(nodes.find(chainId).id)
    if (!Array.isArray(body)) {
      const call = parseRpcCall(body)
      if (!call) return json(rpcAnswers.noCall(), 400)
      const here = answerLocally(chain, call, cache)
      if (here !== undefined) return json(here, 200)
      return forward(nodes, cache, {
        chainId,
        places: [{ forward: call }],
        isBatch: false,
        signal: input.signal,
      })
    }
    countCalls(services, input.context, body.length)
    const places = body.map((value) => findPlace(chain, value, cache))
    const texts = places.flatMap((place) => ('here' in place ? [place.here] : []))
    if (texts.length === places.length) return json(`[${texts.join(',')}]`, 200)
    return forward(nodes, cache, { chainId, places, isBatch: true, signal: input.signal })
  }
}

function findPlace(chain: ChainFacts, value: unknown, cache: AnswerCache): Place {
  const call = parseRpcCall(value)
  if (!call) return { here: rpcAnswers.noCall() }
  const here = answerLocally(chain, call, cache)
  return here === undefined ? { forward: call } : { here }
}

type Question = {
  readonly chainId: string
  readonly places: readonly Place[]
  readonly isBatch: boolean
  readonly signal: AbortSignal
}

async function forward(
  nodes: Nodes,
  cache: AnswerCache,
  { chainId, places, isBatch, signal }: Question,
): Promise<Reply> {
  const forwarded = places.flatMap((place) => ('forward' in place ? [place.forward] : []))
  const answer = await nodes.ask(chainId, JSON.stringify(isBatch ? forwarded : forwarded[0]), signal)
  // Caching must neither delay this answer nor make it fail.
  const kept = forwarded.filter((call) => cache.mayKeep(call))
  if (kept.length > 0) void rememberAll(cache, chainId, kept, readAnswers(answer.body)).catch(() => undefined)
  if (forwarded.length === places.length) return json(answer.body, answer.status)
  return json(merge(places, readAnswers(answer.body)), 200)
}

function countCalls({ limiter, config }: Services, context: Context, count: number): void {
  if (count === 0 || count > mostCalls)
    throw refusals.invalidParameter({ name: 'body', reason: `1 to ${mostCalls} calls` })
  const key = `calls ${clientAddress(context, config)}`
  const seconds = limiter.take(key, config.GATEWAY_CALL_RATE_LIMIT, 1, count)
  if (seconds > 0) throw refusals.tooMany({ seconds })
}

type Answer = { readonly text: string; readonly id: unknown }

/** Splits a node's answer into its items, unchanged. */
function readAnswers(body: Buffer): Answer[] {
  return splitJsonArray(body.toString()).map((text) => ({ text, id: idOf(text) }))
}

/** Puts the node's answers between those the gateway gave itself. */
function merge(places: readonly Place[], answers: readonly Answer[]): string {
  const rest = [...answers]
  const texts = places.map((place) => {
    if ('here' in place) return place.here
    const found = rest.findIndex(({ id }) => id === place.forward.id)
    return rest.splice(Math.max(found, 0), 1)[0]?.text ?? rpcAnswers.noCall()
  })
  return `[${texts.join(',')}]`
}

async function rememberAll(
  cache: AnswerCache,
  chainId: string,
  calls: readonly RpcCall[],
  answers: readonly Answer[],
): Promise<void> {
  for (const call of calls) {
    const own = answers.filter(({ id }) => id === call.id)
    // Two calls with the same id can't be told apart.
    if (own.length === 1 && own[0]) await cache.remember(chainId, call, own[0].text)
  }
}

function idOf(text: string): unknown {
  try {
    return Object(JSON.parse(text)).id
  } catch {
    // The caller gets it unchanged.
    return undefined
  }
}

function json(body: string | Buffer, status: number): Reply {
  return new Reply(typeof body === 'string' ? body : new Uint8Array(body), status, jsonType)
}
