import { fieldsOf } from '@latchkey/protocol'
import { batchCalls } from './batchCalls'
import type { NodeCall, NodeTransport } from './NodeAccess'
import { postCalls } from './postCalls'
import { rankBySamples, type Sample } from './rankBySamples'
import { withRetries } from './withRetries'

/** [EVM-5] */
const ranking = { intervalMs: 4000, rounds: 10 }
/** [EVM-5] An honest answer has less than a hundred bytes. */
const pingLimits = { timeoutMs: 1000, maxBytes: 10_000 }

/** Error codes that every node would answer with: transaction rejected, and declined by the user. */
const finalCodes: readonly unknown[] = [-32003, 4001, 5000]
/** How nodes report a call that the contract rejects; codes differ. */
const revertedText = /execution reverted|gas required exceeds allowance/

/** Whether asking another node is useless. */
function isFinal(cause: unknown): boolean {
  const { code, message } = fieldsOf(cause)
  if (typeof code !== 'number') return false
  return finalCodes.includes(code) || (typeof message === 'string' && revertedText.test(message))
}

async function ping(url: string): Promise<Sample> {
  const start = Date.now()
  // Sent alone: in a batch it would measure the other calls.
  const answered = await postCalls(url, [{ method: 'eth_chainId' }], pingLimits).then(
    (answer) => Array.isArray(answer) && fieldsOf(answer[0]).result !== undefined,
    // A failed ping is a result, too.
    () => false,
  )
  return { latencyMs: Date.now() - start, answered }
}

/** Asks one node after the other until one answers. @throws what the last one throws */
async function askInOrder(nodes: readonly NodeTransport[], call: NodeCall): Promise<unknown> {
  for (const [index, node] of nodes.entries()) {
    try {
      return await node.request(call)
    } catch (cause) {
      if (isFinal(cause) || index === nodes.length - 1) throw cause
    }
  }
  return undefined
}

/**
 * [EVM-5] Several nodes of one network: the best first, the next when it fails. A round of pings follows a call, and
 * the next round comes 4 s later only if there was another call, so an idle page sends nothing.
 */
export function rankedTransport(urls: readonly string[]): NodeTransport {
  const nodes = urls.map(batchCalls)
  let order: readonly NodeTransport[] = nodes
  let rounds: (readonly Sample[])[] = []
  let isRanking = false
  let wasAsked = false

  const rank = async () => {
    isRanking = true
    while (wasAsked) {
      wasAsked = false
      rounds = [...rounds, await Promise.all(urls.map(ping))].slice(-ranking.rounds)
      order = rankBySamples(rounds).flatMap((position) => nodes[position] ?? [])
      await new Promise((resolve) => setTimeout(resolve, ranking.intervalMs))
    }
    isRanking = false
  }

  return {
    request(call) {
      wasAsked = true
      const answer = withRetries(() => askInOrder(order, call))
      if (!isRanking) void rank()
      return answer
    },
  }
}
